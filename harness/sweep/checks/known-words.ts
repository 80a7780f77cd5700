import { buildMember } from '../../../fixtures/builders/member';
import { PARTNER_NAMES } from '../../../src/domain/partner-names';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { Scenario } from '../../engine/scenario';

/** Latin words that are the same in every language, for checks that look for words that were not translated. */

/** Two letters or more; a single one is part of a number or a sign. */
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Hashes, numbers of documents and addresses. */
const CODED = /\S*[\d@/]\S*/g;
/** Codes of coins, currencies, countries and files, and other abbreviations that are used worldwide. */
const CODE = /^[A-Z]{2,5}$/;
const LATIN = /^[A-Za-z]+$/;

/** Names of companies and products. */
const NAMES = [...Object.values(PARTNER_NAMES), 'Aurel', ...Object.values(LANGUAGES).map(({ name }) => name)];

/** Latin words of a text, each once, without codes, the names of companies, and what the scenario says in its own words. */
export function latinWords(text: string, scenario: Scenario): string[] {
  const { firstName, lastName, email } = buildMember(scenario.seed);
  const given = stringsIn([scenario.kyc, scenario.compliance, scenario.vendor, scenario.member, scenario.responses]);
  const known = new Set([...NAMES, ...given, firstName, lastName, email].flatMap(wordsOf));
  const words = wordsOf(text.replaceAll(CODED, ''));
  return [...new Set(words)].filter((word) => LATIN.test(word) && !CODE.test(word) && !known.has(word));
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
