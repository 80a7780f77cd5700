import { isWebAddressOrPath } from './addresses';
import { type ConfigOf, choiceOf, type Field, type InputOf, readGroup, whole } from './config-fields';
import { lookUp } from './look-up';
import { SITES, type Site } from './sites';
import { VENDORS } from './statuses';

/**
 * Facts about the company that operates the exchange. They are data of the initial config, because no text may state them: a sentence whose
 * fact is absent is not shown. Every field is optional.
 */

/** A text in one form for all languages, or by language: `{ "en": "…", "de-DE": "…" }`. */
export type LocalText = string | Readonly<Record<string, string>>;

const isFilled = (given: unknown): given is string => typeof given === 'string' && given.trim() !== '';
const isLocalText = (given: unknown): given is LocalText =>
  isFilled(given) ||
  (typeof given === 'object' && given !== null && !Array.isArray(given) && Object.values(given).every(isFilled));

const fact = <T>(accepts: (given: unknown) => boolean): Field<T | undefined> => ({ accepts, byDefault: undefined });
const factText = () => fact<string>(isFilled);
const factAddress = () => fact<string>((given) => isFilled(given) && isWebAddressOrPath(given));
const localText = () => fact<LocalText>(isLocalText);
const count = () => whole(undefined, 1);

/** The same fields for each of the names. */
function each<const Name extends string, G>(names: readonly Name[], fields: () => G): Readonly<Record<Name, G>> {
  return Object.fromEntries(names.map((name) => [name, fields()])) as Record<Name, G>;
}

/** Kinds of personal data that a verification leaves with the operator. */
const KEPT_DATA = ['document', 'face', 'address', 'number'] as const;
export type KeptData = (typeof KEPT_DATA)[number];

/** What a member submits and the operator reviews. */
const REVIEWED = [
  'LEVEL_1',
  'LEVEL_2',
  'number',
  'proof-of-address',
  'update',
  'questionnaire',
  'investor-status',
] as const;
export type Reviewed = (typeof REVIEWED)[number];

/** The fields of `operator` in the initial config. */
const OPERATOR_FIELDS = {
  legalName: factText(),
  /** Postal address of its seat, on one line. */
  address: factText(),
  /** Address of the privacy notice. */
  privacyNotice: factAddress(),
  /** Whom members ask about their personal data: an email address or the address of a page. */
  dataContact: factText(),
  /** Address of a page about another way to be verified than by a scan of the face. */
  withoutFaceScan: factAddress(),
  /** Who supervises the operator for accounts of a site. */
  supervision: each(SITES, () => ({ authority: localText(), licence: factText(), complaints: factAddress() })),
  /** How long each kind of data is kept. */
  retention: each(KEPT_DATA, () => ({
    years: count(),
    /** From when the years count. */
    from: choiceOf(['account-closed', 'submitted'], 'account-closed'),
  })),
  /** Legal name and privacy notice of a verification partner. */
  partners: each(VENDORS, () => ({ name: factText(), notice: factAddress() })),
  /** Who holds the members' assets. */
  custodian: { name: factText(), licence: factText() },
  /** Minutes within which most reviews end. */
  reviewMinutes: each(REVIEWED, count),
  /** Minutes within which support usually replies. */
  supportMinutes: count(),
  /** Working days within which a complaint is answered. */
  complaintDays: count(),
  /** The scheme that protects deposits on a site; `false`: none does. Absent: nothing is said. */
  depositProtection: each(SITES, () => fact<LocalText | false>((given) => given === false || isLocalText(given))),
} as const;

/** The facts about the operator; each may be undefined. */
export type Operator = ConfigOf<typeof OPERATOR_FIELDS>;
/** What a server may send: any part of them. */
export type OperatorInput = InputOf<typeof OPERATOR_FIELDS>;

/** Checks `operator` of the initial config. A wrong fact is left out, and its path is one of `problems`, such as `operator.legalName`. */
export function parseOperator(raw: unknown): { readonly operator: Operator; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const operator = readGroup(OPERATOR_FIELDS, raw, 'operator', problems, 'operator.') as Operator;
  return { operator, problems };
}

/** A text in the page's language: its own, that of its primary tag, or English; undefined if there is none of them. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return lookUp(text, language) ?? lookUp(text, language.split('-')[0] ?? '') ?? lookUp(text, 'en');
}

/** Who supervises the operator for accounts of a site, in the page's language; undefined if that is not known. */
export function supervisorOf(
  { supervision }: Operator,
  site: Site,
  language: string,
):
  | { readonly authority: string; readonly licence: string | undefined; readonly complaints: string | undefined }
  | undefined {
  const { authority, licence, complaints } = supervision[site];
  const name = inLanguage(authority, language);
  return name === undefined ? undefined : { authority: name, licence, complaints };
}
