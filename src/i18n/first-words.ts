import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../public/locales');

/** The heading of the personal page in each language, from the texts of that language. */
export function firstWords(): Record<string, string> {
  const languages = readdirSync(LOCALES).sort();
  return Object.fromEntries(
    languages.map((language) => {
      const file = join(LOCALES, language, 'user-accounts.json');
      return [language, (JSON.parse(readFileSync(file, 'utf8')) as { pages: { personal: string } }).pages.personal];
    }),
  );
}

/**
 * Build plugin that writes the heading of the personal page, in every language, into `index.html` as data. The first script shows the one of
 * the page's language (`boot-title.ts`), so that members read something before the texts are loaded.
 */
export function firstWordsOfPage(): Plugin {
  return {
    name: 'first-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('id="first-words">{}<', () => `id="first-words">${JSON.stringify(firstWords())}<`),
    },
  };
}
