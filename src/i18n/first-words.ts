import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BootWords, FirstWords } from './boot-words.ts';
import { flatTexts } from './text-rules.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');

const KEYS: Readonly<Record<keyof BootWords, string>> = {
  title: 'pages.personal',
  lead: 'personal.lead',
  embeddedTitle: 'sdk.title',
  errorTitle: 'errors.pageTitle',
  errorBody: 'errors.network',
  setupTitle: 'errors.setupTitle',
  setupBody: 'errors.setupBody',
  browserTitle: 'errors.browserTitle',
  browserBody: 'errors.browserBody',
  retry: 'errors.retry',
};

/** Missing texts are empty. */
export function firstWords(): FirstWords {
  const languages = readdirSync(LOCALES).sort();
  return Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));
}

function wordsOf(language: string): BootWords {
  const texts = flatTexts(JSON.parse(readFileSync(join(LOCALES, language, 'user-accounts.json'), 'utf8')));
  return Object.fromEntries(Object.entries(KEYS).map(([name, key]) => [name, texts.get(key) ?? ''])) as BootWords;
}

/** Texts of all languages for `index.html`. */
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
