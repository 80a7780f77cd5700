import { expect, it } from 'vitest';
import { inSequences } from './sequences';
import type { SweepState } from './state';

let count = 0;
function stateOn(page: string | undefined, route: string, faults: readonly object[] = []): SweepState {
  count += 1;
  return { id: `s${count}`, name: '', scenario: { route, faults } as object, ...(page !== undefined && { page }) };
}

const routesOf = (states: readonly SweepState[] | undefined) => states?.map(({ scenario }) => scenario.route);

it('shows every state once: states of one page together, the longest sequence first, then states with their own pages', () => {
  const states = [
    stateOn(undefined, '/a'),
    stateOn('one', '/a'),
    stateOn('two', '/a'),
    stateOn('three', '/a'),
    stateOn('two', '/b'),
    stateOn('two', '/c'),
    stateOn('one', '/b'),
  ];
  const sequences = inSequences(states);
  expect(sequences.map((sequence) => sequence.map(({ page }) => page))).toEqual([
    ['two', 'two', 'two'],
    ['one', 'one'],
    ['three', undefined],
  ]);
  expect(new Set(sequences.flat())).toEqual(new Set(states));
});

it('visits the screens of a page in turn, and those with a fault last', () => {
  const fault = [{ kind: 'network' }];
  const states = [
    stateOn('one', '/a'),
    stateOn('one', '/a', fault),
    stateOn('one', '/a'),
    stateOn('one', '/b', fault),
    stateOn('one', '/b'),
    stateOn('one', '/c'),
  ];
  expect(routesOf(inSequences(states)[0])).toEqual(['/a', '/b', '/c', '/a', '/a', '/b']);
});

it('splits what would keep one worker busy for long', () => {
  const many = Array.from({ length: 90 }, (_state, at) => stateOn('one', `/${at}`));
  expect(inSequences(many).map(({ length }) => length)).toEqual([30, 30, 30]);
  const alone = Array.from({ length: 25 }, () => stateOn(undefined, '/a'));
  expect(inSequences(alone).map(({ length }) => length)).toEqual([9, 9, 7]);
  expect(inSequences([])).toEqual([]);
});
