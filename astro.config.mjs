// SITE and BASE come from the environment, so that the same build works under any host name and base path.
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { withoutQuotes } from './scripts/without-quotes.mjs';

/** Small modules that pages need together travel together: on a poor connection each file waits for its turn. Modules without effects only, for all of a file runs. */
const TOGETHER = [
  {
    name: 'common',
    test: /vite\/preload-helper|rolldown\/runtime|src\/(base-path|islands\/(moment|print-address)|islands\/search\/found-words|lawtext\/anchors)\.ts/,
  },
  { name: 'preact', test: /node_modules\/preact\// },
];

export default defineConfig({
  site: process.env.SITE ?? 'https://spelregelatlas.example',
  base: process.env.BASE ?? '/',
  cacheDir: './.cache/astro',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  compressHTML: false,
  markdown: { processor: satteri({ features: { smartPunctuation: false } }) },
  integrations: [mdx(), preact(), sitemap()],
  security: {
    // Scripts and styles by their hashes; colours of an edition stand in style attributes.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "worker-src 'self' blob:",
      ],
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
      scriptDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [withoutQuotes()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } },
    },
  },
  server: { port: 4321 },
});
