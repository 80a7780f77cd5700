import { describe, expect, it } from 'vitest';
import { SITE_ROWS, SITES } from '../../../src/domain/sites';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { scenarioOf } from '../../core/testing';
import { languageNotes } from './language-notes';

const notes = (scenario: object) => languageNotes(scenarioOf(scenario));
const notOffered = (requested: string, shown: string) =>
  `This host does not offer ${requested}: the page shows ${shown}`;
const first = (requested: string, shown: string) =>
  `lang=${requested} in the query comes first: the page shows ${shown}`;

describe('languageNotes', () => {
  it.each([
    ['no note for a site in its default language', { site: 'HKG' }, {}],
    [
      'a note for a language that only other hosts offer',
      { site: 'HKG', language: 'tr-TR' },
      { language: notOffered('tr-TR', 'zh-HK') },
    ],
    [
      'a note for a language whose regional form the host offers',
      { site: 'HKG', language: 'en' },
      { language: notOffered('en', 'en-HK') },
    ],
    [
      'a note for Arabic on the default host',
      { site: 'NONE', language: 'ar-SA' },
      { language: notOffered('ar-SA', 'en') },
    ],
    ['no note for Arabic on the UAE host', { site: 'ARE', language: 'ar-SA' }, {}],
    ['no note for a query with the same language', { site: 'TUR', query: { lang: 'tr-TR' } }, {}],
    [
      'a note for a query with another language',
      { site: 'NONE', query: { lang: 'de-DE' } },
      { language: first('de-DE', 'de-DE') },
    ],
    [
      'a note for a query with a language that the host does not offer',
      { site: 'HKG', query: { lang: 'tr-TR' } },
      { query: notOffered('tr-TR', 'zh-HK') },
    ],
    [
      'two notes if query, scenario and page have three different languages',
      { site: 'HKG', language: 'en-HK', query: { lang: 'tr-TR' } },
      { language: first('tr-TR', 'zh-HK'), query: notOffered('tr-TR', 'zh-HK') },
    ],
    [
      'a note for a pseudo-language, which opens at the address of a real one',
      { site: 'HKG', pseudo: 'accented' },
      { language: 'The pseudo-language comes first: the page opens as en-HK, with made-up texts' },
    ],
    [
      'no note for a language that every host offers',
      { site: 'HKG', language: 'ar-SA', config: { everyLanguage: true } },
      {},
    ],
    ['a note for a query whose lang is not a language', { query: { lang: '%%' } }, { query: notOffered('%%', 'en') }],
  ])('%s', (_name, scenario, expected) => {
    expect(notes(scenario)).toEqual(expected);
  });

  it('notes that the browser chooses the language if lang in the query is empty', () => {
    const { language, query } = notes({ query: { lang: '' } });
    expect(language).toContain('browser');
    expect(query).toBe(language);
  });

  it.each(SITES)('%s: has a note exactly for the languages that its host does not offer', (site) => {
    const offered: readonly Language[] = VARIANT_LANGUAGES[SITE_ROWS[site].variant].offered;
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      expect([language, notes({ site, language }).language === undefined]).toEqual([
        language,
        offered.includes(language),
      ]);
    }
  });
});
