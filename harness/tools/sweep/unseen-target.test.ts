import { expect, it } from 'vitest';
import { unseenTarget } from './unseen-target';

const TEXTS = new Map([['user-accounts:again', 'Try {{partner}} again']]);
const again = { role: 'button', key: 'again' } as const;

it.each([
  [{ act: 'press', target: again } as const, ['In review'], true],
  [{ act: 'press', target: again } as const, ['Not approved', 'Try Sumsub again'], false],
  // A text that the page breaks into lines.
  [{ act: 'press', target: again } as const, ['Try Sumsub', 'again'], false],
  [{ act: 'expect', target: again } as const, ['In review'], false],
  [{ act: 'press', target: { role: 'button', nth: 1 } } as const, ['In review'], false],
  [{ act: 'back' } as const, ['In review'], false],
])('%j after a page with %j is on a page that was not shown: %s', (step, before, isUnseen) => {
  expect(unseenTarget(step, before, TEXTS) !== undefined).toBe(isUnseen);
});
