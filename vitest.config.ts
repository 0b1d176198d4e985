// Two suites: `unit` (pure, seconds) and `e2e` (real Chromium on the built site in dist/).
/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // No test changes what others see, so files share what they have loaded: a suite in an eighth of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          maxWorkers: 2,
          testTimeout: 120_000,
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/serve.ts'],
          // A slow machine fails nothing: what is measured is in the bench.
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
