import { CONTRACT_CALLS, callsIn } from './calls';
import { compareAnswer } from './compare-answer';
import { HarError, type Recorded } from './har-text';

/** Compares a whole recording with the contract, call by call. */

/** What a recording says about the contract. */
export type Comparison = ReturnType<typeof compareRecording>;
export type CallComparison = Comparison['calls'][number];
export type CountedDifference = CallComparison['differences'][number];

/**
 * Compares every answer of a recording with the contract.
 * @param apiBase the API's address. Default: told from the recording
 * @throws {HarError} if the recording holds no call of the contract, or no answer to one
 */
export function compareRecording(recording: readonly Recorded[], apiBase?: URL) {
  const { calls, others } = callsIn(recording, apiBase);
  const compared = [...grouped(calls, ({ call }) => call.name)].map(([name, requests]) => compareCall(name, requests));
  if (compared.every(({ answers }) => answers === 0)) {
    throw new HarError('The recording has calls of the contract, but the text of no answer. Export it with content.');
  }
  const seen = new Set(compared.filter(({ answers, refusals }) => answers > refusals).map(({ name }) => name));
  return {
    entries: recording.length,
    calls: compared,
    /** Calls below the API's address that the contract does not have, each once. */
    others: [...grouped(others, ({ name }) => name)].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, requests: 1 + rest.length }],
    ),
    /** Calls of the contract without a result in the recording. */
    neverSeen: CONTRACT_CALLS.map(({ name }) => name).filter((name) => !seen.has(name)),
  };
}

type Requests = ReturnType<typeof callsIn>['calls'];

function compareCall(name: string, requests: Requests) {
  const compared = requests.flatMap(({ call, recorded }) => {
    const comparison = compareRecorded(call.endpoint, recorded);
    return comparison === undefined ? [] : [{ ...comparison, entry: recorded.entry }];
  });
  const all = compared.flatMap(({ differences, entry }) => differences.map((one) => ({ ...one, entry })));
  return {
    name,
    answers: compared.length,
    /** Answers that report a failure, so that they have no result to compare. */
    refusals: compared.filter(({ isRefusal }) => isRefusal).length,
    /** Requests without an answer whose whole text is in the file. */
    notCompared: requests.length - compared.length,
    differences: [...grouped(all, ({ entry: _, ...one }) => JSON.stringify(one))].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, answers: 1 + rest.length }],
    ),
  };
}

/** Statuses with which the browser had no answer, or took the one that it had kept. */
const WITHOUT_ANSWER = [0, 304];

/** Undefined if the file does not have the answer, or not the whole text of it. */
function compareRecorded(endpoint: Requests[number]['call']['endpoint'], recorded: Recorded) {
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
