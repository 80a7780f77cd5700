import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { callsIn } from '../contract/calls';
import { compareAnswer, type Difference } from '../contract/compare-answer';
import type { Recorded, Recording } from '../contract/har-text';
import { isPlainObject, type PlainObject } from '../merge';
import { parsedJson } from '../parsed-json';
import { Redactor } from './redact';

export type RecordedAnswers = ReturnType<typeof answersIn>;

/**
 * Names unknown calls, and calls without a good answer.
 * @throws {HarError} if the recording has no call of the contract
 */
export function answersIn(recording: Recording) {
  const { calls, others } = callsIn(recording);
  const redactor = new Redactor();
  const found = calls.map(({ call, recorded }) => ({ call, recorded, body: parsedJson(recorded.body() ?? '') }));
  for (const { body } of found) redactor.learn(body);

  const answers = new Map<string, unknown>();
  const taken = new Map<string, { endpoint: string; entry: number; differences: readonly Difference[] }>();
  const left = recording.unreadable.map(({ entry, why }) => ({ endpoint: 'unreadable', entry, why }));
  for (const { call, recorded, body } of found) {
    const endpoint = endpointName(call.endpoint);
    const { entry } = recorded;
    const why = whyNoAnswer(recorded, body);
    const answer = why === undefined ? checked(call.endpoint, body as PlainObject, redactor) : { why };
    if ('why' in answer) left.push({ endpoint, entry, why: answer.why });
    else {
      answers.set(endpoint, answer.result);
      taken.set(endpoint, { endpoint, entry, differences: answer.differences });
    }
  }
  return {
    /** The last good answer of each call, redacted. */
    answers: Object.fromEntries(answers),
    taken: [...taken.values()],
    left: left.filter(({ endpoint }) => !taken.has(endpoint)),
    /** Method and path, without parts that may identify someone. */
    unknown: [...new Set(others.map(({ name }) => name))],
  };
}

function whyNoAnswer({ status, body: text }: Recorded, body: unknown): string | undefined {
  if (status === 0) return 'has no answer';
  if (status < 200 || status > 299) return `was answered with the status ${status}`;
  if (!isPlainObject(body))
    return text() === undefined ? 'the file does not have its whole text' : 'is not a JSON object';
  const code = codeOf(body);
  return typeof code === 'number' && code !== 0 ? `was refused with the code ${code}: add a fault for it` : undefined;
}

const codeOf = (body: PlainObject) => body.ret_code ?? body.retCode;

/** The redacted result, or how it breaks the contract. */
function checked(endpoint: Endpoint, body: PlainObject, redactor: Redactor) {
  const result = redactor.json(body.result ?? {});
  const text = JSON.stringify({ ret_code: codeOf(body), ret_msg: 'OK', result });
  const { differences } = compareAnswer(endpoint, 200, text);
  const breaking = differences.filter(({ kind }) => kind === 'breaks');
  if (breaking.length === 0) return { result, differences };
  const paths = breaking.map(
    ({ path, expected, found }) => `${path || 'the answer'} is ${found}, expected ${expected}`,
  );
  return { why: `breaks the contract: ${paths.join('; ')}` };
}

/** One line each, without recorded values. */
export function importLines({ taken, left, unknown }: RecordedAnswers): readonly string[] {
  return [
    ...taken.map(({ endpoint, entry, differences }) => {
      const paths = differences.map(({ path, kind }) => `${path} ${kind}`);
      return `taken    ${endpoint} (entry ${entry})${paths.length > 0 ? `: ${paths.join(', ')}` : ''}`;
    }),
    ...left.map(({ endpoint, entry, why }) => `left     ${endpoint} (entry ${entry}) ${why}`),
    ...unknown.map((name) => `unknown  ${name}`),
  ];
}
