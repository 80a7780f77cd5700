import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BootWords, FirstWords } from './boot-words.ts';
import { flatTexts } from './text-rules.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');

/** The keys of the texts that `index.html` contains. */
const KEYS: Readonly<Record<keyof BootWords, string>> = {
  title: 'pages.personal',
  lead: 'personal.lead',
  embeddedTitle: 'sdk.title',
  errorTitle: 'errors.pageTitle',
  errorBody: 'errors.network',
  retry: 'errors.retry',
};

/** The texts of `index.html` in each language, from the texts of that language. A text that is missing is empty. */
export function firstWords(): FirstWords {
  const languages = readdirSync(LOCALES).sort();
  return Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));
}

function wordsOf(language: string): BootWords {
  const texts = flatTexts(JSON.parse(readFileSync(join(LOCALES, language, 'user-accounts.json'), 'utf8')));
  return Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, texts.get(key) ?? ''])) as BootWords;
}

/**
 * Build plugin that writes these texts, in every language, into `index.html` as data. The first script shows those of the page's language
 * (`boot-words.ts`), so that members read something before the texts are loaded, and also if they cannot be loaded.
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
