import { expect, it } from 'vitest';
import { clearMemory, clearPage, memberMemory, onClear, setUndraw } from './member-memory';

it('brings every value back to its beginning, as often as needed', () => {
  const draft = memberMemory<string | undefined>(() => undefined);
  const closed = memberMemory(() => new Set<string>());
  for (const typed of ['P1234567', 'P7654321']) {
    draft.current = typed;
    closed.current.add('notice');
    clearMemory();
    expect(draft.current).toBeUndefined();
    expect(closed.current.size).toBe(0);
  }
});

it('takes what is drawn off the page first: a form that goes may write its draft down', () => {
  const draft = memberMemory<string | undefined>(() => undefined);
  const done: string[] = [];
  setUndraw(() => {
    done.push('undrawn');
    draft.current = 'P1234567';
  });
  onClear(() => done.push('forgotten'));
  clearPage();
  expect(done).toEqual(['undrawn', 'forgotten']);
  expect(draft.current).toBeUndefined();
});
