import { CONTRACT_CALLS, callsIn } from './calls';
import { compareAnswer } from './compare-answer';
import { HarError, type Recorded, type Recording } from './har-text';

export type Comparison = ReturnType<typeof compareRecording>;
export type CallComparison = Comparison['calls'][number];
export type CountedDifference = CallComparison['differences'][number];

/**
 * @param apiBase default: derived from the recording
 * @throws {HarError} if the recording has no call of the contract or no answer
 */
export function compareRecording(recording: Recording, apiBase?: URL) {
  const { calls, others } = callsIn(recording, apiBase);
  const compared = [...grouped(calls, ({ call }) => call.name)].map(([name, requests]) => compareCall(name, requests));
  if (compared.every(({ answers }) => answers === 0)) {
    throw new HarError('The recording has calls of the contract, but the text of no answer. Export it with content.');
  }
  const seen = new Set(compared.filter(({ answers, refusals }) => answers > refusals).map(({ name }) => name));
  return {
    entries: recording.entries.length,
    unreadable: recording.unreadable,
    calls: compared,
    others: [...grouped(others, ({ name }) => name)].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, requests: 1 + rest.length }],
    ),
    /** Calls without a recorded result. */
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
    refusals: compared.filter(({ isRefusal }) => isRefusal).length,
    /** Answers that the file lacks or has cut. */
    notCompared: requests.length - compared.length,
    differences: [...grouped(all, ({ entry: _, ...one }) => JSON.stringify(one))].flatMap(([, [first, ...rest]]) =>
      first === undefined ? [] : [{ ...first, answers: 1 + rest.length }],
    ),
  };
}

/** The browser got no answer, or used its cache. */
const WITHOUT_ANSWER = [0, 304];

function compareRecorded(endpoint: Requests[number]['call']['endpoint'], recorded: Recorded) {
  const { status } = recorded;
  if (WITHOUT_ANSWER.includes(status)) return undefined;
  const isAccepted = status >= 200 && status <= 299;
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
