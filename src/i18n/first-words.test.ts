import { expect, it } from 'vitest';
import { firstWords, firstWordsOfPage } from './first-words';
import { LANGUAGES } from './languages';

it('the page contains its first words in every language', () => {
  const words = firstWords();
  expect(Object.keys(words).sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const text of Object.values(words).flatMap((texts) => Object.values(texts))) expect(text.trim()).not.toBe('');
  // A script element contains them unescaped.
  expect(JSON.stringify(words)).not.toContain('<');
});

it('writes them into the element of the page', () => {
  const { transformIndexHtml } = firstWordsOfPage();
  const { handler } = transformIndexHtml as { handler: (html: string) => string };
  const page = '<script type="application/json" id="first-words">{}</script>';
  expect(handler(page)).toBe(page.replace('{}', () => JSON.stringify(firstWords())));
});
