import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['{src,harness,fixtures,tests/unit}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // More workers than cores would not be faster on a machine with two cores.
    maxWorkers: 2,
    // Property tests are slow on a busy machine; only a failing test waits this long.
    testTimeout: 30_000,
  },
});
