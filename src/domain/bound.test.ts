import { expect, it } from 'vitest';
import { bindNow } from './bound';

it('work keeps the owner of its start, and knows when another one has come, or the same one is back', () => {
  let member = 'A';
  const work = bindNow(() => member);
  const seen = ['A', 'B', '', 'A'].map((next) => {
    member = next;
    return [work.owner, work.isCurrent()];
  });
  expect(seen).toEqual([
    ['A', true],
    ['A', false],
    ['A', false],
    ['A', true],
  ]);
});
