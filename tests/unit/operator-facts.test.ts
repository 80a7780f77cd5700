import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { flatTexts } from '../../src/i18n/text-rules';

const ROOT = join(import.meta.dirname, '../..');

/** Facts about the operator come from the initial config (`operator`), not from texts. See `src/docs/translating.md`. */

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Covers every plural form. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

/** Units of time in every plural form. */
function unitWords(language: string): string[] {
  const words = UNITS.flatMap((unit) =>
    COUNTS.flatMap((count) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .flatMap(({ type, value }) => (type === 'unit' && value !== '' ? [value.trim()] : [])),
    ),
  );
  return [...new Set(words)].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** Short names that every language uses. */
const AUTHORITIES = /\b(SFC|VARA|MiCA|AFSA|OJK|SPK|CMB|MASAK|BaFin|Bappebti|FCA|SEC|MAS)\b/;

/** English claims for the operator; translations follow. */
const ENGLISH_CLAIMS =
  /\blicensed\b|\bare safe\b|\bguarantee|\binsured\b|\bworking days?\b|\byour progress is saved\b|\bwe’ll never\b/i;

function textsOf(language: string): [key: string, text: string][] {
  return ['user-accounts', 'inverse-error-code'].flatMap((file) => {
    const path = join(ROOT, 'src/public/locales', language, `${file}.json`);
    return [...flatTexts(JSON.parse(readFileSync(path, 'utf8')))].map(
      ([key, text]) => [`${file}:${key}`, text] as [string, string],
    );
  });
}

/** Cached, because compiling is slow. */
const patternsByLanguage = new Map<string, readonly RegExp[]>();

function patternsOf(language: string): readonly RegExp[] {
  const known = patternsByLanguage.get(language);
  if (known !== undefined) return known;
  const times = new RegExp(`[0-9٠-٩]+[\\s\\u00a0-]*(?:${unitWords(language).join('|')})`, 'iu');
  const patterns = [times, AUTHORITIES, ...(language.startsWith('en') ? [ENGLISH_CLAIMS] : [])];
  patternsByLanguage.set(language, patterns);
  return patterns;
}

/** Times that are not operator facts, by key prefix. */
const EXEMPT = [
  // A daily limit.
  'user-accounts:personal.limitPerDay',
  'user-accounts:personal.limitChange',
  // Conditions of a site (`domain/regions.ts`).
  'user-accounts:investorStatus.criteria.',
];

/** Claims not from a config. */
function claimsOf(text: string, language: string): string[] {
  // Placeholders come from the config or server.
  const stated = text.replace(/\{\{.*?\}\}\s*(?:working days?)?/g, '');
  return patternsOf(language).flatMap((pattern) => pattern.exec(stated)?.[0] ?? []);
}

it.each(Object.keys(LANGUAGES))('the texts of %s state no fact about the operator', (language) => {
  const claims = textsOf(language)
    .filter(([key]) => !EXEMPT.some((start) => key.startsWith(start)))
    .flatMap(([key, text]) => claimsOf(text, language).map((claim) => `${key}: ${claim}`));
  expect(claims).toEqual([]);
});

describe('the check', () => {
  it.each([
    ['en', 'The review usually takes up to 48 hours.'],
    ['en', 'We’ll answer within 15 working days.'],
    ['en', 'Satos, a licensed custodian'],
    ['en', 'Your assets stay yours and are safe.'],
    ['en', 'The SFC requires us to check.'],
    ['de-DE', 'Die Prüfung dauert bis zu 15 Minuten.'],
    ['ru-RU', 'Обычно до 15 минут.'],
    ['ar-SA', 'تستغرق 5 دقائق.'],
    ['ja-JP', '通常15分以内に完了します。'],
    ['th-TH', 'ใช้เวลา 5 นาที'],
  ])('in %s finds a claim in “%s”', (language, text) => {
    expect(claimsOf(text, language)).not.toEqual([]);
  });

  it.each([
    ['en', 'The review usually takes up to {{count}} hours.'],
    ['en', 'We’ll answer within {{count}} working days.'],
    ['en', 'Enter 7 to 12 digits.'],
    ['ja-JP', '通常{{count}}分以内に完了します。'],
  ])('in %s accepts “%s”', (language, text) => {
    expect(claimsOf(text, language)).toEqual([]);
  });
});
