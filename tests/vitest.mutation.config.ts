import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base, { UNIT_TESTS } from './vitest.config';

/** `tests/mutation.ts` sets room and limit by environment. */
const { MUTATION_TESTS, MUTATION_TEST_MS } = process.env;

/** Shortest first: the first failing test ends a run. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

const config = mergeConfig(base, defineConfig({}));
delete config.test.projects;
config.test.include = MUTATION_TESTS === undefined ? UNIT_TESTS : (JSON.parse(MUTATION_TESTS) as string[]);
if (MUTATION_TEST_MS !== undefined) config.test.testTimeout = Number(MUTATION_TEST_MS);
// No shrinking of failed cases.
config.test.setupFiles?.push('tests/mutation-setup.ts');
config.test.sequence = { ...config.test.sequence, sequencer: ShortestFirst };
export default config;
