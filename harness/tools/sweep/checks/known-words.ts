import { buildMember } from '../../../../fixtures/builders/member';
import { EXAMPLE_OPERATOR } from '../../../../fixtures/operator';
import { BAD_TEMPLATES } from '../../../../fixtures/questionnaires/bad-templates';
import { treatmentOf } from '../../../../src/domain/error-codes';
import { VENDOR_ROWS } from '../../../../src/domain/vendors';
import { LANGUAGES } from '../../../../src/i18n/languages';
import type { Scenario } from '../../../core/scenario';

/** Latin words that are the same in every language, for checks for untranslated words. */

/** At least two letters; a single one is part of a number or a sign. */
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Hashes, document numbers, addresses, a partner's codes such as `aai-SERVICE_ERROR`, and names of members' files. */
const CODED = /\S*[\d@/_]\S*|[\w-]+\.(?:pdf|png|jpe?g)\b/g;
/** Codes of coins, currencies, countries and files, and other international abbreviations. */
const CODE = /^[A-Z]{2,5}$/;
const LATIN = /^[A-Za-z]+$/;

/** Names of companies and products. */
const NAMES = [
  ...Object.values(VENDOR_ROWS).map(({ name }) => name),
  ...['Aurel', 'Example Partner', 'Example Exchange'],
  ...['App Store', 'Google Play'],
  // Facts about the example's operator come from its config and are not translated.
  ...stringsIn(EXAMPLE_OPERATOR),
  ...Object.values(LANGUAGES).map(({ name }) => name),
];

/** Unique Latin words of a text, without codes, company names and text from the scenario. */
export function latinWords(text: string, scenario: Scenario): string[] {
  const words = wordsOf(withoutKnown(text, scenario));
  return [...new Set(words)].filter((word) => LATIN.test(word) && !CODE.test(word));
}

/** A text without words that are the same in every language: names, codes, and text from the scenario. */
export function withoutKnown(text: string, scenario: Scenario): string {
  // Faulty templates have texts for testers, only in English.
  if ((BAD_TEMPLATES as readonly string[]).includes(scenario.kyc.questionnaireTemplate)) return '';
  const known = knownWords(scenario);
  return text.replaceAll(CODED, ' ').replaceAll(WORD, (word) => (known.has(word) ? ' ' : word));
}

function knownWords(scenario: Scenario): ReadonlySet<string> {
  const { kyc, compliance, vendor, responses, faults, member, seed } = scenario;
  const { firstName, lastName, email } = buildMember(seed);
  const given = stringsIn([kyc, compliance, vendor, member, responses, faults]);
  return new Set([...NAMES, ...contractWords(scenario), ...given, firstName, lastName, email].flatMap(wordsOf));
}

/** English words that the contract puts around the server's message for an expired session, see `TokenError`. */
export function contractWords({ faults }: Scenario): readonly string[] {
  const isShown = faults.some((fault) => fault.kind === 'envelope' && treatmentOf(fault.ret_code) === 'token');
  return isShown ? ['Timeout', 'token', 'error'] : [];
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
