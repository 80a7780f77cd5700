import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages';
import { confirmTexts, staleTexts, unknownSources } from './sources';

const ROOT = join(import.meta.dirname, '../../..');
const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== 'en');

// After a change of an English text, read its translations, then run `npm run harness -- texts confirm
// user-accounts:the.key --languages de-DE`.
describe.each(TRANSLATED)('the translations of %s', (language) => {
  it('match the present English, or were reviewed since it changed', () => {
    expect(staleTexts(ROOT, language)).toEqual([]);
  });

  it('have no hash without a text', () => {
    expect(unknownSources(ROOT, language)).toEqual([]);
  });
});

describe('the hashes of the English', () => {
  const ENGLISH = 'src/public/locales/en/user-accounts.json';
  const NAME = 'user-accounts:pages.kyc';
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    for (const folder of ['src/public/locales', 'src/i18n', 'fixtures', 'harness/tools/texts/sources']) {
      cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    }
    for (const language of TRANSLATED) confirmTexts(root, language, () => true);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const changeEnglish = (change: (texts: { pages: Record<string, string> }) => void) => {
    const texts = JSON.parse(readFileSync(join(root, ENGLISH), 'utf8'));
    change(texts);
    writeFileSync(join(root, ENGLISH), JSON.stringify(texts));
  };
  const namesOf = (language: string) => staleTexts(root, language).map(({ name }) => name);

  it('make a translation stale when its English changes, but no other one', () => {
    changeEnglish(({ pages }) => {
      pages.kyc = 'Other words';
    });
    expect(namesOf('de-DE')).toEqual([NAME]);
  });

  it('make the translations of a word stale when its meaning in the glossary changes', () => {
    const path = join(root, 'src/i18n/glossary.json');
    const glossary = JSON.parse(readFileSync(path, 'utf8'));
    glossary.sanctions.meaning += ' Not a fine.';
    writeFileSync(path, JSON.stringify(glossary));
    expect(namesOf('de-DE')).toEqual(['questionnaires:questionnaires.NAME_SCREENING.questions.relatives.label']);
  });

  it('make a text without a hash stale', () => {
    changeEnglish(({ pages }) => {
      pages.added = 'New words';
    });
    expect(namesOf('ja-JP')).toEqual(['user-accounts:pages.added']);
  });

  it('are updated only for confirmed texts, in only one language', () => {
    changeEnglish(({ pages }) => {
      pages.kyc = 'Other words';
      pages.personal = 'Other words too';
    });
    expect(confirmTexts(root, 'de-DE', (name) => name === NAME)).toBe(1);
    expect(namesOf('de-DE')).toEqual(['user-accounts:pages.personal']);
    expect(namesOf('es-ES')).toEqual(expect.arrayContaining([NAME]));
  });

  it('of removed texts are deleted by the next confirmation', () => {
    changeEnglish(({ pages }) => {
      delete pages.kyc;
    });
    expect(unknownSources(root, 'de-DE')).toEqual([NAME]);
    confirmTexts(root, 'de-DE', () => false);
    expect(unknownSources(root, 'de-DE')).toEqual([]);
  });
});
