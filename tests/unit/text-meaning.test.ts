import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTexts, TEXT_FILES } from '../../harness/kit/text-files';
import { shownTexts } from '../../harness/tools/texts/sheet/shown-texts';
import { taskAddress } from '../../src/domain/task-routes';
import { COMPLIANCE_TASK_TYPES } from '../../src/domain/tasks';
import { LANGUAGES } from '../../src/i18n/languages';
import { SCREENS } from '../../src/screens/screens';

/** Checks across texts. */
const ROOT = join(import.meta.dirname, '../..');
const languages = Object.keys(LANGUAGES);

function textsOf(language: string): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...readTexts(ROOT, file, language)].map(([key, text]) => [`${file}:${key}`, text] as const),
    ),
  );
}

const english = textsOf('en');

describe('not yet', () => {
  /** Words that may refer to the future. */
  const ENGLISH = /\b(?:yet|until|still|before|never|not started)\b/i;
  const PARTICLES: Readonly<Record<string, RegExp>> = {
    'vi-VN': /chưa/i,
    'id-ID': /\bbelum\b/i,
    'th-TH': /ยังไม่(?!หมดอายุ)/,
    'zh-CN': /尚未|还没|还未|暂无/,
    'zh-TW': /尚未|還沒|還未|暫無/,
    'zh-HK': /尚未|仍未|暫無/,
    'ja-JP': /まだ|未承認|(?:提出|保存|記録|申請|リセット|完了)されていません/,
    'ko-KR': /아직/,
  };
  /** Exceptions with reasons. */
  const REASONS: Readonly<Record<string, string>> = {
    'user-accounts:review.notReceived.body': 'If you haven’t: the documents are awaited',
    'user-accounts:transfer.expires': 'isn’t complete by: it is awaited until then',
    'user-accounts:guide.step1.items.document.detail': 'hasn’t expired: it will',
    'user-accounts:reverification.requirements.ownCountryId': 'hasn’t expired: it will',
    'user-accounts:rejections.document_side_missing.title': 'one side is missing: it is awaited',
    'user-accounts:rejections.document_page_missing.title': 'a page is missing: it is awaited',
  };

  const found = Object.entries(PARTICLES).flatMap(([language, particle]) =>
    [...textsOf(language)]
      .filter(([name, text]) => particle.test(text) && !ENGLISH.test(english.get(name) ?? ''))
      .map(([name, text]) => ({ name, text, language })),
  );

  it('is said only where the English says it, or for a reason', () => {
    const wrong = found.filter(({ name }) => !Object.hasOwn(REASONS, name));
    expect(wrong.map(({ name, language, text }) => `${language} ${name}: ${text}`)).toEqual([]);
  });

  it('has no reason that no text needs', () => {
    expect(Object.keys(REASONS).filter((key) => !found.some(({ name }) => name === key))).toEqual([]);
  });
});

describe('the same English', () => {
  /** English with two translations, and what distinguishes them. */
  const APART: Readonly<Record<string, string>> = {
    'Verify with a document': 'the title of a page, and a button',
    'Verify without a document': 'the title of a page, and a button',
    'Reset verification': 'the title of a page, and a link',
    'Update document': 'the title of a page, and a link',
    'Accept identity transfer': 'the title of a dialog, and a button',
    'Confirm identity transfer': 'the title of a dialog, and a button',
    'Continue on your phone': 'the title of a panel, and a button',
    'This is a company account': 'a title, and the answer to a question',
    Declined: 'a level by us, an agreement by the member',
    Accept: 'a consent, and an agreement',
    Done: 'a task, a step that has passed, and a button',
    'Not available yet': 'a level, a task, and several tasks',
    'Not approved': 'a level, and a task',
    'To do': 'a task, and several tasks',
    'one of the documents in the list': 'identity documents, and proofs of address',
    'You can try again now.': 'a verification, and a test that is sat',
    'You can try again from {{date}}.': 'a verification, and a test that is sat',
    'Submit again': 'documents, and answers',
  };
  const FILES = /^(?:user-accounts|inverse-error-code):/;
  const ours = [...english].filter(([name]) => FILES.test(name));
  const byEnglish = new Map(ours.map(([, text]) => [text, ours.filter((entry) => entry[1] === text)]));

  const differing = languages.flatMap((language) => {
    const own = textsOf(language);
    return [...byEnglish].flatMap(([text, entries]) => {
      const translations = new Set(entries.flatMap(([name]) => own.get(name) ?? []));
      return translations.size > 1 ? [{ text, language, translations: [...translations] }] : [];
    });
  });

  it('has the same translation, unless it means two things', () => {
    const wrong = differing.filter(({ text }) => !Object.hasOwn(APART, text));
    expect(wrong.map(({ text, language, translations }) => [language, text, ...translations].join(' | '))).toEqual([]);
  });

  it('has no exception that no language needs', () => {
    expect(Object.keys(APART).filter((text) => !differing.some((one) => one.text === text))).toEqual([]);
  });
});

describe('a consent', () => {
  /** First person of the member. */
  const OWN = /^(?:I (?:agree|confirm|declare|understand|have read)|My answers)\b/;
  /** Vietnamese counts syllables; Chinese and Japanese, segments. */
  const limitOf = (language: string) => (/^(?:vi|zh|ja)/.test(language) ? 40 : 25);
  // Thai has no sentence mark.
  const marked = languages.filter((language) => language !== 'th-TH');

  it.each(marked)('in %s has short sentences', async (language) => {
    const words = new Intl.Segmenter(language, { granularity: 'word' });
    const own = (await shownTexts(ROOT, language)).filter(({ english: text }) => OWN.test(text));
    expect(own.length).toBeGreaterThan(5);
    const long = own.flatMap(({ name, shown }) =>
      shown
        .split(/(?<=[.。!?])\s*(?=\p{L}|\u2068|\u2066)|\n+/u)
        .map((sentence) => ({ sentence, count: [...words.segment(sentence)].filter((one) => one.isWordLike).length }))
        .filter(({ count }) => count > limitOf(language))
        .map(({ sentence, count }) => `${name}: ${count}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

it.each(languages)('in %s, a task has the name of its page', (language) => {
  const texts = textsOf(language);
  const named = COMPLIANCE_TASK_TYPES.map((type) => [type, texts.get(`user-accounts:personal.tasks.type.${type}`)]);
  const titled = COMPLIANCE_TASK_TYPES.map((type) => {
    const page = SCREENS.find(({ path }) => path === taskAddress(type));
    return [type, texts.get(`user-accounts:${page?.titleKey}`)];
  });
  expect(named).toEqual(titled);
});
