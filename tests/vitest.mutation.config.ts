import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Tests of one room alone, for mutation tests: `tests/mutation.ts` sets the room. */
const config = mergeConfig(base, defineConfig({}));
config.test.include = [`${process.env.MUTATION_TESTS ?? '{src,harness,fixtures,tests/unit}'}/**/*.test.{ts,tsx}`];
// A change after which a test waits in vain is noticed by this limit. Tests take less than a second each.
config.test.testTimeout = 10_000;
export default config;
