import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const ROOT = resolve(import.meta.dirname, '..');

/** All test files that need no browser. */
export const UNIT_TESTS = ['{src,harness,fixtures,tests/unit}/**/*.test.{ts,tsx}'];

/** Signs that a test needs isolation: it mocks modules, clears the member's data, or traces what runs in its thread. */
const NEEDS_ISOLATION = /\bvi\.(mock|doMock|resetModules)\(|\bclearMemory\b|\bProfiler\./;

/** Isolated files; all others share modules, because importing takes longer than testing. */
const ISOLATED = ['src', 'harness', 'fixtures', 'tests/unit']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && NEEDS_ISOLATION.test(readFileSync(join(ROOT, file), 'utf8')));

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    pool: 'threads',
    // For two cores.
    maxWorkers: 2,
    // Property tests and packs are slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest names the tests that passed only in their second run.
    retry: process.env.CI ? 1 : 0,
    setupFiles: ['tests/vitest.setup.ts'],
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
