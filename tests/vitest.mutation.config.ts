import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** Tests of one room alone, for mutation tests: `tests/mutation.ts` says in the environment which, and how long each may take. */
const { MUTATION_TESTS, MUTATION_TEST_MS } = process.env;
const config = mergeConfig(base, defineConfig({}));
if (MUTATION_TESTS !== undefined) config.test.include = JSON.parse(MUTATION_TESTS) as string[];
if (MUTATION_TEST_MS !== undefined) config.test.testTimeout = Number(MUTATION_TEST_MS);
export default config;
