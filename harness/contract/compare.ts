import { CONTRACT_CALLS, callsIn, type OtherCall } from './calls';
import { type AnswerComparison, compareAnswer, type Difference } from './compare-answer';
import { HarError, type Recorded } from './har-text';

/** Compares a whole recording with the contract, call by call. */

/** A difference of one call, and how often it was seen. */
export interface CountedDifference extends Difference {
  readonly answers: number;
  /** The first entry of the file that has it, from 1. */
  readonly entry: number;
}

/** What a recording says about one call. */
export interface CallComparison {
  /** `METHOD /path`. */
  readonly name: string;
  /** Answers that were compared. */
  readonly answers: number;
  /** Those of them that report a failure, so that they have no result to compare. */
  readonly refusals: number;
  /** Requests without an answer whose whole text is in the file. */
  readonly notCompared: number;
  readonly differences: readonly CountedDifference[];
}

/** What a recording says about the contract. */
export interface Comparison {
  readonly entries: number;
  readonly calls: readonly CallComparison[];
  /** Calls below the API's address that the contract does not have, each once. */
  readonly others: readonly (OtherCall & { readonly requests: number })[];
  /** Calls of the contract without a result in the recording. */
  readonly neverSeen: readonly string[];
}

/**
 * Compares every answer of a recording with the contract.
 * @param apiBase the API's address. Default: told from the recording
 * @throws {HarError} if the recording holds no call of the contract, or no answer to one
 */
export function compareRecording(recording: readonly Recorded[], apiBase?: URL): Comparison {
  const { calls, others } = callsIn(recording, apiBase);
  const compared = [...grouped(calls, ({ call }) => call.name)].map(([name, requests]) => compareCall(name, requests));
  if (compared.every(({ answers }) => answers === 0)) {
    throw new HarError('The recording has calls of the contract, but the text of no answer. Export it with content.');
  }
  const seen = new Set(compared.filter(({ answers, refusals }) => answers > refusals).map(({ name }) => name));
  return {
    entries: recording.length,
    calls: compared,
    others: [...grouped(others, ({ name }) => name)].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, requests: 1 + rest.length }],
    ),
    neverSeen: CONTRACT_CALLS.map(({ name }) => name).filter((name) => !seen.has(name)),
  };
}

type Requests = ReturnType<typeof callsIn>['calls'];

function compareCall(name: string, requests: Requests): CallComparison {
  const compared = requests.flatMap(({ call, recorded }) => {
    const comparison = compareRecorded(call.endpoint, recorded);
    return comparison === undefined ? [] : [{ ...comparison, entry: recorded.entry }];
  });
  const all = compared.flatMap(({ differences, entry }) => differences.map((one) => ({ ...one, entry })));
  return {
    name,
    answers: compared.length,
    refusals: compared.filter(({ isRefusal }) => isRefusal).length,
    notCompared: requests.length - compared.length,
    differences: [...grouped(all, ({ entry: _, ...one }) => JSON.stringify(one))].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, answers: 1 + rest.length }],
    ),
  };
}

/** Statuses with which the browser had no answer, or took the one that it had kept. */
const WITHOUT_ANSWER = [0, 304];

/** Undefined if the file does not have the answer, or not the whole text of it. */
function compareRecorded(
  endpoint: Requests[number]['call']['endpoint'],
  recorded: Recorded,
): AnswerComparison | undefined {
  const { status } = recorded;
  if (WITHOUT_ANSWER.includes(status)) return undefined;
  const isAccepted = status >= 200 && status <= 299;
  // The text of any other status is never read.
  const body = isAccepted ? recorded.body() : '';
  return body === undefined ? undefined : compareAnswer(endpoint, status, body);
}

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
