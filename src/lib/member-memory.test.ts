import { expect, it } from 'vitest';
import { clearMemory, clearPage, currentMemory, memberMemory, onClear, setUnmount } from './member-memory';

it('resets every value to its initial one, each time it is called', () => {
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

it('unmounts the page before it clears memory, because an unmounting form may save its draft', () => {
  const draft = memberMemory<string | undefined>(() => undefined);
  const steps: string[] = [];
  setUnmount(() => {
    steps.push('unmounted');
    draft.current = 'P1234567';
  });
  onClear(() => steps.push('cleared'));
  clearPage();
  expect(steps).toEqual(['unmounted', 'cleared']);
  expect(draft.current).toBeUndefined();
});

it('differs after each member, so work knows whether it still belongs to the page', () => {
  const first = currentMemory();
  expect(currentMemory()).toBe(first);
  clearMemory();
  expect(currentMemory()).not.toBe(first);
});
