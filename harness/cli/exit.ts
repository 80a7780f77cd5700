import { PortTakenError } from '../server/listen';
import { ScenarioError } from '../server/session';

/** The command line is wrong: the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Errors that a person can mend: their message says it all, and a stack would only hide it. */
const EXPECTED = [UsageError, PortTakenError, ScenarioError];

/**
 * Ends the program as the work ends: its own exit code, 2 for what is wrong in the command line, with `usage` printed where
 * it helps, and 1 for everything else.
 */
export function endWith(work: Promise<number>, usage: string): void {
  work.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(EXPECTED.some((type) => error instanceof type) ? (error as Error).message : error);
      if (error instanceof UsageError) console.error(`\n${usage}`);
      process.exitCode = error instanceof UsageError || error instanceof ScenarioError ? 2 : 1;
    },
  );
}
