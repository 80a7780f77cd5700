import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Tests of one room alone, for mutation tests: `tests/mutation.ts` sets the room. */
const config = mergeConfig(base, defineConfig({}));
config.test.include = [`${process.env.MUTATION_TESTS ?? '{src,harness,fixtures,tests/unit}'}/**/*.test.{ts,tsx}`];
export default config;
