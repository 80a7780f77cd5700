import { HarError } from '../contract/har-text';
import { ScenarioError } from '../engine/scenario';
import { PortTakenError } from '../server/listen';

/** The command line is wrong; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Errors that the user can solve. Only their message is printed: a stack trace would not help. */
const EXPECTED = [UsageError, PortTakenError, ScenarioError, HarError];
/** Errors about what the command was given. */
const WRONG_INPUT = [UsageError, ScenarioError, HarError];

/**
 * Runs the program and sets the exit code: the one that it returns, 2 for a wrong command line or a file that cannot be used (and prints
 * `usage` if it helps), 1 for every other error.
 */
export function endWith(work: Promise<number>, usage: string): void {
  work.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(EXPECTED.some((type) => error instanceof type) ? (error as Error).message : error);
      if (error instanceof UsageError) console.error(`\nUsage: ${usage}`);
      process.exitCode = WRONG_INPUT.some((type) => error instanceof type) ? 2 : 1;
    },
  );
}
