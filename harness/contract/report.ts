import type { CallComparison, Comparison, CountedDifference } from './compare';
import type { DifferenceKind } from './compare-answer';

/** A comparison in words, and as the line of JSON that programs read. */

const KINDS: readonly DifferenceKind[] = ['breaks', 'dropped', 'unknown'];

/** The lines for a person: each call with its differences, then the calls that only one side has. */
export function reportLines({ calls, others, neverSeen }: Comparison): readonly string[] {
  return [
    ...calls.flatMap(callLines),
    ...section(
      'Not in the contract:',
      others.map(({ name, requests, entry }) => `  ${name}  (${times(requests, 'request')}, entry ${entry})`),
    ),
    ...section(
      'In the contract, without a result in the recording:',
      neverSeen.map((name) => `  ${name}`),
    ),
  ];
}

/** The totals of a comparison; each kind of difference once for each call and field. The contract holds if `breaks` is 0. */
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
