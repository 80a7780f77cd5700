import { CONTROL_PATH } from '../../engine/hosts';
import type { Problem } from '../../engine/scenario';
import type { ProblemAnswer } from './protocol';

/** The server's refusal: nothing changed, and each problem names the key it is about. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problems: readonly Problem[];

  constructor({ error, problems = [] }: ProblemAnswer) {
    super(error);
    this.problems = problems;
  }
}

/**
 * One call of the control API.
 * @throws RefusedError when the server refuses it.
 * @throws TypeError when the server cannot be reached.
 */
export async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${CONTROL_PATH}${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new RefusedError(answer as ProblemAnswer);
  return answer as Answer;
}
