import { HarError } from '../core/contract/har-text';
import { ScenarioError } from '../core/scenario';
import { PortTakenError, UsageError } from '../kit/errors';

/** Only the message is printed: a stack trace would not help. */
const EXPECTED = [UsageError, PortTakenError, ScenarioError, HarError];
const WRONG_INPUT = [UsageError, ScenarioError, HarError];

/**
 * Sets the exit code: the program's own, 2 for a wrong command line or file (also prints `usage` if it helps), 1 for
 * other errors.
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
