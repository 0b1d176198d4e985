// Lint rules. The table `arrows` is the house's import map (who may import whom); everything not named there is refused.
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import ts from 'typescript-eslint';

const rooms = [
  'engine',
  'bridge',
  'bidding',
  'claims',
  'quiz',
  'lawtext',
  'search',
  'dutch',
  'islands',
  'components',
  'layouts',
  'pages',
  'cli',
  'editions',
  'laws',
];

/** room -> the rooms it may import besides itself */
const arrows = {
  engine: [],
  bridge: ['engine'],
  bidding: ['engine'],
  claims: ['engine'],
  quiz: ['engine', 'bridge', 'bidding', 'dutch', 'editions'],
  dutch: ['engine', 'bridge', 'claims'],
  lawtext: ['engine'],
  search: ['lawtext'],
  components: ['dutch', 'lawtext', 'engine', 'editions', 'islands'],
  islands: ['engine', 'bridge', 'bidding', 'claims', 'quiz', 'dutch', 'search', 'lawtext', 'editions'],
};

const outside = (room) => {
  const refused = rooms.filter((r) => r !== room && !arrows[room].includes(r));
  return {
    files: [`src/${room}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${refused.join('|')})(/|\\.ts|$)`,
              // Types of what a page hands down are no query: components may name them.
              allowTypeImports: room === 'components',
              message: `src/${room} may import only: ${arrows[room].join(', ') || 'itself'} (see CONTRIBUTING.md, "Who imports whom")`,
            },
            { regex: '(^|/)tests/', message: 'src never imports tests' },
          ],
        },
      ],
    },
  };
};

/** A promise is true at once: whoever asks a yes or a no must not be given one. */
const PREDICATES = '/^(waitForFunction|waitForURL|filter|find|findIndex|findLast|findLastIndex|some|every)$/';
const asyncPredicates = [
  `CallExpression[callee.property.name=${PREDICATES}] > :function[async=true]`,
  `CallExpression[callee.property.name=${PREDICATES}] > ArrowFunctionExpression > CallExpression[callee.property.name=/^(then|catch|finally)$/]`,
].map((selector) => ({
  selector,
  message: 'A promise counts as true at once: wait with expect.poll, or await first.',
}));

export default ts.config(
  { ignores: ['dist', '.astro', '.cache', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['src/cli/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { rules: { 'no-restricted-syntax': ['error', ...asyncPredicates] } },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  ...Object.keys(arrows).map(outside),
  {
    files: ['src/engine/**'],
    ignores: ['src/engine/editions/**', 'src/engine/index.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'the engine has no dependency' },
            { regex: '^\\.\\./', message: 'the engine imports nothing from outside its folder' },
            { regex: '^\\./editions/', message: 'only engine/index.ts gathers the editions' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/engine/editions/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'the engine has no dependency' },
            {
              regex: '^\\.\\./\\.\\./(?!\\w+\\.ts$)',
              message: 'the engine imports nothing from outside its folder',
            },
            { regex: '^\\./[0-9]', message: 'an edition never imports another edition' },
          ],
        },
      ],
    },
  },
);
