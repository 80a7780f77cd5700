import { buildMember } from '../../../fixtures/builders/member';
import { pseudoText } from '../../../fixtures/pseudo-languages';
import { PARTNER_NAMES } from '../../../src/domain/partner-names';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { Scenario } from '../../engine/scenario';
import type { Check } from '../check';

/**
 * In the accented pseudo-language every text that comes from the texts' files has accents. Words without them stand in the code, or were
 * taken from somewhere else.
 */
export const untranslated: Check = {
  id: 'untranslated',
  title: 'In the accented pseudo-language every word has accents',
  judge: (_seen, { scenario, texts }) => {
    if (scenario.pseudo !== 'accented') return [];
    const allowed = allowedWords(scenario);
    return texts.flatMap((text) => {
      const plain = [...text.replaceAll(CODED, '').matchAll(WORD)]
        .map(([word]) => word)
        .filter((word) => isPlain(word) && !allowed.has(word));
      return plain.length === 0 ? [] : [`"${text}" is not translated: ${[...new Set(plain)].join(', ')}`];
    });
  },
};

const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Hashes and numbers of documents. */
const CODED = /\S*\d\S*/g;
/** Codes of coins, currencies, countries and sites. */
const CODE = /^[A-Z]{2,4}$/;
const ASCII = /^[A-Za-z]+$/;

function isPlain(word: string): boolean {
  // A word of letters that have no accent in the product's font stays as it is.
  return ASCII.test(word) && !CODE.test(word) && !pseudoText('accented', word).includes(word);
}

/** Names of companies and products, which are the same in every language. */
const NAMES = [...Object.values(PARTNER_NAMES), 'Aurel'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => REGION_NAMES.of(first + second) ?? ''));
/** Words of the browser's own formats: lists, times and sizes. */
const FORMATS = ['or', 'and', 'at', 'kB', 'MB', 'GB', 'byte', 'bytes'];
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  (['long', 'short'] as const).map((style) =>
    new Intl.DateTimeFormat('en', { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
  ),
).flat();

/** Words that no file of texts holds: names, the browser's formats, what the member is called, and what the scenario says itself. */
function allowedWords(scenario: Scenario): ReadonlySet<string> {
  const { firstName, lastName, email } = buildMember(scenario.seed);
  const given = stringsIn([scenario.kyc, scenario.compliance, scenario.vendor, scenario.member, scenario.responses]);
  const languages = Object.values(LANGUAGES).map(({ name }) => name);
  const sources = [...NAMES, ...FORMATS, ...MONTHS, ...REGIONS, ...languages, ...given, firstName, lastName, email];
  return new Set(sources.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word)));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
