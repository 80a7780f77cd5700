import { describe, expect, it } from 'vitest';
import { SITE_ROWS, SITES } from '../../../src/domain/sites';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { scenarioOf } from '../../engine/testing';
import { languageNotes } from './language-notes';

const notes = (scenario: object) => languageNotes(scenarioOf(scenario));
const notOffered = (wish: string, shown: string) => `This host does not offer ${wish}: the page shows ${shown}`;
const first = (wish: string, shown: string) => `lang=${wish} in the query comes first: the page shows ${shown}`;

describe('the notes about the language', () => {
  it.each([
    ['a site in its own language', { site: 'HKG' }, {}],
    [
      'a language that only other hosts offer',
      { site: 'HKG', language: 'tr-TR' },
      { language: notOffered('tr-TR', 'zh-HK') },
    ],
    ['a kin of it that the host has', { site: 'HKG', language: 'en' }, { language: notOffered('en', 'en-HK') }],
    ['Arabic on the default host', { site: 'NONE', language: 'ar-SA' }, { language: notOffered('ar-SA', 'en') }],
    ['Arabic on the UAE host', { site: 'ARE', language: 'ar-SA' }, {}],
    ['a query that says the same', { site: 'TUR', query: { lang: 'tr-TR' } }, {}],
    [
      'a query that says another one',
      { site: 'NONE', query: { lang: 'de-DE' } },
      { language: first('de-DE', 'de-DE') },
    ],
    [
      'a query that this host does not offer',
      { site: 'HKG', query: { lang: 'tr-TR' } },
      { query: notOffered('tr-TR', 'zh-HK') },
    ],
    [
      'a query that this host does not offer, beside a third language',
      { site: 'HKG', language: 'en-HK', query: { lang: 'tr-TR' } },
      { language: first('tr-TR', 'zh-HK'), query: notOffered('tr-TR', 'zh-HK') },
    ],
    ['a query that is no language', { query: { lang: '%%' } }, { query: notOffered('%%', 'en') }],
  ])('%s', (_name, scenario, expected) => {
    expect(notes(scenario)).toEqual(expected);
  });

  it('an empty query leaves the choice to the browser', () => {
    const { language, query } = notes({ query: { lang: '' } });
    expect(language).toContain('browser');
    expect(query).toBe(language);
  });

  it.each(SITES)('%s: no note for what its host offers, one for everything else', (site) => {
    const offered: readonly Language[] = VARIANT_LANGUAGES[SITE_ROWS[site].variant].offered;
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      expect([language, notes({ site, language }).language === undefined]).toEqual([
        language,
        offered.includes(language),
      ]);
    }
  });
});
