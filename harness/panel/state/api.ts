import { CONTROL_PATH } from '../../engine/hosts';
import type { Problem } from '../../engine/scenario';

/** Body of an error response of the control API. */
interface ErrorBody {
  readonly error: string;
  readonly problems?: readonly Problem[];
}

/** The server has rejected a call and changed nothing; each problem names the scenario key that it is about. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problems: readonly Problem[];

  constructor(
    { error, problems = [] }: ErrorBody,
    /** HTTP status of the answer. */
    readonly status: number,
  ) {
    super(error);
    this.problems = problems;
  }
}

/** What to tell the tester about a failed call: why the server has rejected it, or that it does not answer. */
export function messageOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return 'The harness does not answer';
  return [error.message, ...error.problems.map(({ path, message }) => `${path}: ${message}`)].join(' · ');
}

/** The same where the keys of the scenario say nothing to the tester: the problems alone, or why there are none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return messageOf(error);
  return error.problems.map(({ message }) => message).join(' · ') || error.message;
}

/**
 * Calls the control API and returns the parsed JSON response.
 * @throws RefusedError if the server rejects the call
 * @throws TypeError if the server cannot be reached
 */
export async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${CONTROL_PATH}${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new RefusedError(answer as ErrorBody, response.status);
  return answer as Answer;
}
