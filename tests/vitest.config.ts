import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const ROOT = resolve(import.meta.dirname, '..');

/** The test files of all layers but those that need a browser. */
export const UNIT_TESTS = ['{src,harness,fixtures,tests/unit}/**/*.test.{ts,tsx}'];

/**
 * What a test file does that must not reach another one, or that another one must not have done: it replaces modules, clears what all loaded modules
 * hold of the member, or loads axios, which sends all later calls.
 */
const CHANGES_MODULES = /\bvi\.(mock|doMock|resetModules)\(|\b(clearMemory|loadSender)\b/;

/** The files that need modules of their own. All others share one set: to import the same modules for each file would take more time than the tests. */
const ISOLATED = ['src', 'harness', 'fixtures', 'tests/unit']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES_MODULES.test(readFileSync(join(ROOT, file), 'utf8')));

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    pool: 'threads',
    // More workers than cores would not be faster on a machine with two cores.
    maxWorkers: 2,
    // Property tests are slow on a busy machine, and so is what makes a pack before a test; only a failing test waits this long.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: UNIT_TESTS,
          exclude: [...configDefaults.exclude, ...ISOLATED],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
