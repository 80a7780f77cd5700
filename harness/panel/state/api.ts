import { CONTROL_PATH } from '../../core/hosts';
import type { Problem } from '../../core/scenario';

interface ErrorBody {
  readonly error: string;
  readonly problems?: readonly Problem[];
}

/** The server rejected a call and changed nothing. Each problem names a scenario key. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problems: readonly Problem[];

  constructor(
    { error, problems = [] }: ErrorBody,
    readonly status: number,
  ) {
    super(error);
    this.problems = problems;
  }
}

/** Says why the call failed, or that the server does not answer. */
export function messageOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return 'The harness does not answer';
  return [error.message, ...error.problems.map(({ path, message }) => `${path}: ${message}`)].join(' · ');
}

/** Like `messageOf`, but without scenario keys. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return messageOf(error);
  return error.problems.map(({ message }) => message).join(' · ') || error.message;
}

/**
 * Calls the control API.
 * @throws RefusedError if the server rejects the call, TypeError if it cannot be reached
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
