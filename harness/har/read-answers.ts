import { endpointName } from '../../src/api/endpoint';
import { callsIn } from '../contract/calls';
import { compareAnswer, type Difference } from '../contract/compare-answer';
import type { Recorded } from '../contract/har-text';
import { isPlainObject } from '../engine/merge';
import { Redactor } from './redact';

/** Makes a recording of a real server into answers of a scenario. */

/** A call of the recording whose answer is taken. */
interface TakenCall {
  readonly endpoint: string;
  /** Number of the entry in the file, from 1. */
  readonly entry: number;
  /** What of it the app leaves out, or does not know. */
  readonly differences: readonly Difference[];
}

/** A call whose answer is not taken. */
interface LeftCall {
  readonly endpoint: string;
  readonly entry: number;
  readonly why: string;
}

/** What a recording gives. */
export interface RecordedAnswers {
  /** For `answers` of a scenario: the last good answer of each call, with made-up values in place of personal data. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly taken: readonly TakenCall[];
  readonly left: readonly LeftCall[];
  /** Requests to the API that the contract does not have: method and path, without parts that may identify somebody. */
  readonly unknown: readonly string[];
}

/**
 * The answers of a recording. Calls without a good answer are named with the reason, and so are unknown ones.
 *
 * @throws {HarError} if the recording has no call of the contract
 */
export function answersIn(recording: readonly Recorded[]): RecordedAnswers {
  const { calls, others } = callsIn(recording);
  const redactor = new Redactor();
  const found = calls.map(({ call, recorded }) => ({ call, recorded, body: parsed(recorded.body()) }));
  for (const { body } of found) redactor.learn(body);

  const answers = new Map<string, unknown>();
  const taken = new Map<string, TakenCall>();
  const left: LeftCall[] = [];
  for (const { call, recorded, body } of found) {
    const { endpoint } = call;
    const name = endpointName(endpoint);
    const refuse = (why: string) => left.push({ endpoint: name, entry: recorded.entry, why });
    if (recorded.status === 0) refuse('has no answer');
    else if (recorded.status < 200 || recorded.status > 299) refuse(`was answered with the status ${recorded.status}`);
    else if (!isPlainObject(body))
      refuse(recorded.body() === undefined ? 'the file does not have its whole text' : 'is no JSON object');
    else {
      const code = body.ret_code ?? body.retCode;
      if (typeof code === 'number' && code !== 0) {
        refuse(`was refused with the code ${code}: add a fault for it`);
        continue;
      }
      const result = redactor.json(body.result ?? {});
      const text = JSON.stringify({ ret_code: code, ret_msg: 'OK', result });
      const { differences } = compareAnswer(endpoint, 200, text);
      const breaking = differences.filter(({ kind }) => kind === 'breaks');
      if (breaking.length > 0) {
        const paths = breaking.map(
          ({ path, expected, found: there }) => `${path || 'the answer'} is ${there}, expected ${expected}`,
        );
        refuse(`breaks the contract: ${paths.join('; ')}`);
        continue;
      }
      answers.set(name, result);
      taken.set(name, { endpoint: name, entry: recorded.entry, differences });
    }
  }
  return {
    answers: Object.fromEntries(answers),
    taken: [...taken.values()],
    left: left.filter(({ endpoint }) => !taken.has(endpoint)),
    unknown: [...new Set(others.map(({ name }) => name))],
  };
}

/** What an import took and left, a line each, without any value of the recording. */
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

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
