import type { CallComparison, Comparison, CountedDifference } from './compare';
import type { DifferenceKind } from './compare-answer';

const KINDS: readonly DifferenceKind[] = ['breaks', 'dropped', 'unknown'];

export function reportLines({ calls, others, neverSeen, unreadable }: Comparison): readonly string[] {
  return [
    ...calls.flatMap(callLines),
    ...section(
      'Not in the contract:',
      others.map(({ name, requests, entry }) => `  ${name}  (${times(requests, 'request')}, entry ${entry})`),
    ),
    ...section(
      'Left out, because they cannot be read:',
      unreadable.map(({ entry, why }) => `  entry ${entry}: ${why}`),
    ),
    ...section(
      'In the contract, without a result in the recording:',
      neverSeen.map((name) => `  ${name}`),
    ),
  ];
}

/** Each kind counts once per call and field. The contract holds if `breaks` is 0. */
export function totalsOf({ entries, calls, others, neverSeen }: Comparison) {
  const sum = (count: (call: CallComparison) => number) => calls.reduce((total, call) => total + count(call), 0);
  const ofKind = (kind: DifferenceKind) =>
    sum(({ differences }) => differences.filter((one) => one.kind === kind).length);
  return {
    entries,
    answers: sum(({ answers }) => answers),
    notCompared: sum(({ notCompared }) => notCompared),
    calls: calls.length,
    breaks: ofKind('breaks'),
    dropped: ofKind('dropped'),
    unknown: ofKind('unknown'),
    notInContract: others.length,
    neverSeen: neverSeen.length,
  };
}

function callLines({ name, answers, refusals, notCompared, differences }: CallComparison): string[] {
  const facts = [
    times(answers, 'answer'),
    ...(refusals > 0 ? [`${refusals} with an error code and no result`] : []),
    ...(notCompared > 0 ? [`${notCompared} not in the file`] : []),
    ...(differences.length === 0 && answers > refusals ? ['as in the contract'] : []),
  ];
  const inOrder = KINDS.flatMap((kind) => differences.filter((one) => one.kind === kind));
  return [`${name}: ${facts.join(', ')}`, ...inOrder.map(differenceLine)];
}

function differenceLine({ kind, path, expected, found, answers, entry }: CountedDifference): string {
  const needs = expected === '' ? '' : `; the contract has ${expected}`;
  return `  ${kind.padEnd(7)}  ${path || '(the answer)'}: ${found}${needs}  (${times(answers, 'answer')}, entry ${entry})`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function times(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
