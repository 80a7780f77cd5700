import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['{src,harness,fixtures,tests/unit}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Two cores: more workers only take turns.
    maxWorkers: 2,
    // Generous: property tests on a busy machine, and only a failure waits this long.
    testTimeout: 30_000,
  },
});
