import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base, { UNIT_TESTS } from './vitest.config';

/** Tests of one room alone, for mutation tests: `tests/mutation.ts` says in the environment which, and how long each may take. */
const { MUTATION_TESTS, MUTATION_TEST_MS } = process.env;

/** Runs the files in the order of the time that they took, shortest first: a run ends with the first test that notices the change. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

const config = mergeConfig(base, defineConfig({}));
// One project: the tests of one room.
delete config.test.projects;
config.test.include = MUTATION_TESTS === undefined ? UNIT_TESTS : (JSON.parse(MUTATION_TESTS) as string[]);
if (MUTATION_TEST_MS !== undefined) config.test.testTimeout = Number(MUTATION_TEST_MS);
// A property test that fails need not look for its simplest case.
config.test.setupFiles = ['tests/mutation-setup.ts'];
config.test.sequence = { ...config.test.sequence, sequencer: ShortestFirst };
export default config;
