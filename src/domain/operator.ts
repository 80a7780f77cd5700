import { isWebAddressOrPath } from './addresses';
import { type ConfigOf, choiceOf, type Field, type InputOf, readGroup, whole } from './config-fields';
import { lookUp } from './look-up';
import { SITES, type Site } from './sites';
import { VENDORS } from './statuses';

/** All facts are optional; a sentence without its fact is not shown. */

/** One text, or by language: `{ "en": "…", "de-DE": "…" }`. */
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

function each<const Name extends string, G>(names: readonly Name[], fields: () => G): Readonly<Record<Name, G>> {
  return Object.fromEntries(names.map((name) => [name, fields()])) as Record<Name, G>;
}

const KEPT_DATA = ['document', 'face', 'address', 'number', 'answers'] as const;
export type KeptData = (typeof KEPT_DATA)[number];

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

const OPERATOR_FIELDS = {
  legalName: factText(),
  /** On one line. */
  address: factText(),
  privacyNotice: factAddress(),
  /** An email or page address. */
  dataContact: factText(),
  /** A page about verification without a face scan. */
  withoutFaceScan: factAddress(),
  supervision: each(SITES, () => ({ authority: localText(), licence: factText(), complaints: factAddress() })),
  /** Years by kind of data. */
  retention: each(KEPT_DATA, () => ({
    years: count(),
    /** From when the years count. */
    from: choiceOf(['account-closed', 'submitted'], 'account-closed'),
  })),
  partners: each(VENDORS, () => ({ name: factText(), notice: factAddress() })),
  custodian: { name: factText(), licence: factText() },
  /** Within which most reviews end. */
  reviewMinutes: each(REVIEWED, count),
  supportMinutes: count(),
  /** Working days to answer a complaint. */
  complaintDays: count(),
  /** `false`: no scheme protects deposits. Absent: not shown. */
  depositProtection: each(SITES, () => fact<LocalText | false>((given) => given === false || isLocalText(given))),
} as const;

export type Operator = ConfigOf<typeof OPERATOR_FIELDS>;
export type OperatorInput = InputOf<typeof OPERATOR_FIELDS>;

/** Omits wrong facts and lists their paths in `problems`, such as `operator.legalName`. */
export function parseOperator(raw: unknown): { readonly operator: Operator; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const operator = readGroup(OPERATOR_FIELDS, raw, 'operator', problems, 'operator.') as Operator;
  return { operator, problems };
}

export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return lookUp(text, language) ?? lookUp(text, language.split('-')[0] ?? '') ?? lookUp(text, 'en');
}

/** In the page's language; undefined if unknown. */
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
