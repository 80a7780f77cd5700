import { expect, it } from 'vitest';
import { isInputKept, noteForm } from './kept-input';

it.each<[string, readonly boolean[], boolean]>([
  ['no form', [], false],
  ['a form that keeps its input', [true], true],
  ['a form that keeps nothing', [false], false],
  ['one of two that keeps nothing', [true, false], false],
  ['two that keep their input', [true, true], true],
])('a page with %s', async (_case, answers, isKept) => {
  const ends = answers.map((answer) => noteForm(async () => answer));
  expect(await isInputKept()).toBe(isKept);
  for (const end of ends) end();
  expect(await isInputKept()).toBe(false);
});
