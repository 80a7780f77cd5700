import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { FirstWords } from './boot-words.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');

interface Texts {
  readonly pages: { readonly personal: string };
  readonly personal: { readonly lead: string };
}

/** Title and lead of the personal page in each language, from the texts of that language. */
export function firstWords(): FirstWords {
  const languages = readdirSync(LOCALES).sort();
  return Object.fromEntries(
    languages.map((language) => {
      const file = join(LOCALES, language, 'user-accounts.json');
      const { pages, personal } = JSON.parse(readFileSync(file, 'utf8')) as Texts;
      return [language, [pages.personal, personal.lead]];
    }),
  );
}

/**
 * Build plugin that writes title and lead of the personal page, in every language, into `index.html` as data. The first script shows those
 * of the page's language (`boot-words.ts`), so that members read something before the texts are loaded.
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
