import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Folders whose tests leave nothing behind in a module, so that their files share one set of modules. */
const SHARED = [
  'src/domain',
  'src/i18n',
  'harness/engine',
  'harness/texts',
  'harness/server',
  'harness/sweep',
  'harness/review',
  'harness/har',
  'harness/contract',
  'harness/baseline',
  'harness/browsers',
  'harness/panel',
  'harness/main',
  'src/ui',
  'src/deploy',
  'fixtures',
].map((folder) => `${folder}/**/*.test.ts`);

/** The test files of all layers but those that need a browser. */
export const UNIT_TESTS = ['{src,harness,fixtures,tests/unit}/**/*.test.{ts,tsx}'];

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    pool: 'threads',
    // More workers than cores would not be faster on a machine with two cores.
    maxWorkers: 2,
    // Property tests are slow on a busy machine, and so is what makes a pack before a test; only a failing test waits this long.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // Importing the same modules for each file would take more time than the tests.
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      { extends: true, test: { name: 'others', include: UNIT_TESTS, exclude: [...configDefaults.exclude, ...SHARED] } },
    ],
  },
});
