import { lookUp } from '../../domain/look-up';
import { longDate } from '../../lib/long-date';
import type { ValidationMessageId, ValidationText } from './validation-messages';

/** The part of zod's raw issues that the messages need. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly exact?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly values?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** How a field is filled in: by typing, by selecting from a list, or by uploading a file. */
type FieldKind = 'text' | 'choice' | 'file';

/**
 * Label of a field. `options`: its choices as text, if the message for an invalid choice should list them. `kind`: needed if the
 * schema does not show it, for example for a country that is selected from a list but is a plain string. `missing`: what a person would say
 * if the answer is missing ('Enter your first name.'), instead of the general sentence with the label. `wrong`: the same for an answer of the
 * wrong form, with an example of a right one.
 */
export type FieldName =
  | string
  | {
      readonly label: string;
      readonly options?: string;
      readonly kind?: FieldKind;
      readonly missing?: string;
      readonly wrong?: string;
    };

/** A message and its parameters other than the label. */
type Message = readonly [id: ValidationMessageId, params?: Readonly<Record<string, string | number>> | undefined];

/** Returns the message for an issue, or undefined if there is none. */
type IssueRule = (issue: SchemaIssue, language: string, options: string | undefined) => Message | undefined;

/** Message for a wrong type, by zod's name of the expected type. */
const TYPES: Readonly<Record<string, ValidationMessageId>> = {
  string: 'type.string',
  number: 'type.number',
  int: 'type.integer',
  boolean: 'type.boolean',
  array: 'type.array',
  set: 'type.array',
  object: 'type.object',
  record: 'type.object',
  date: 'type.date',
};

/** Message for a wrong format, by zod's name of the format. */
const FORMATS: Readonly<Record<string, ValidationMessageId>> = {
  email: 'type.email',
  url: 'type.url',
  date: 'type.date',
  safeint: 'type.integer',
};

/** Rule for each kind of issue, by zod's issue code. */
const RULES: Readonly<Record<string, IssueRule>> = {
  invalid_type: ({ expected }) => messageOf(lookUp(TYPES, String(expected))),
  invalid_format: ({ format }) => [lookUp(FORMATS, String(format)) ?? 'pattern'],
  not_multiple_of: () => ['type.integer'],
  // The allowed values are codes. Members need labels, which only the form has.
  invalid_value: ({ values }, _language, options) => {
    if (Array.isArray(values) && values.length === 1 && values[0] === true) return ['consent'];
    return options === undefined ? ['type.array'] : ['enum', { options }];
  },
  too_small: (issue, language) => boundMessage(issue, 'min', issue.minimum, language),
  too_big: (issue, language) => boundMessage(issue, 'max', issue.maximum, language),
  // `refine` and `check` pass the id of the message: `params: { id: 'string.range', min: 2, max: 40 }`.
  custom: ({ params = {} }) => {
    const { id, ...rest } = params;
    return messageOf(id as ValidationMessageId | undefined, rest as Record<string, string | number>);
  },
};

/**
 * Creates zod's error map with a message for each kind of issue, so that a form only has to label its fields. Pass it to the
 * resolver: `zodResolver(schema, { error: schemaMessages(names, text, language) })`.
 *
 * @param names label of each field, by its path ("address.city"); entries of a list use the label of the list
 * @param text returns the text of a message
 * @param language language of dates in messages (a BCP 47 tag)
 * @returns a function that returns the message of an issue, or undefined if there is none: zod then uses the schema's own message
 */
export function schemaMessages(names: Readonly<Record<string, FieldName>>, text: ValidationText, language: string) {
  return (issue: SchemaIssue): string | undefined => {
    const path = issue.path?.map(String) ?? [];
    const name = lookUp(names, path.join('.')) ?? lookUp(names, path[0] ?? '') ?? '';
    const { label, options, kind, missing, wrong } = typeof name === 'string' ? { label: name } : name;
    const [id, params] =
      emptyInputMessage(issue, kind) ?? lookUp(RULES, issue.code ?? '')?.(issue, language, options) ?? [];
    if (missing !== undefined && id !== undefined && IS_MISSING.has(id)) return missing;
    if (wrong !== undefined && id === 'pattern') return wrong;
    return id && (text as (id: string, params: object) => string)(id, { label, ...params });
  };
}

/** Message for a field without an answer, by how the field is filled in. */
const REQUIRED = {
  text: 'required',
  choice: 'requiredChoice',
  file: 'requiredFile',
} as const satisfies Record<FieldKind, ValidationMessageId>;

/** Messages for which a field may have a sentence of its own. */
const IS_MISSING: ReadonlySet<ValidationMessageId> = new Set([...Object.values(REQUIRED), 'whitespace']);

/** Empty input always reports that an answer is required, whatever zod's issue is (too short, not a number, not an allowed value). */
function emptyInputMessage(issue: SchemaIssue, kind: FieldKind = kindOf(issue)): Message | undefined {
  const { code, input } = issue;
  if (code === 'custom') return undefined;
  if (input === undefined || input === null || input === '') return [REQUIRED[kind]];
  if (Array.isArray(input) && input.length === 0) return [REQUIRED[kind]];
  return typeof input === 'string' && input.trim() === '' ? ['whitespace'] : undefined;
}

/** Enumerations, lists and yes-or-no values are selected; everything else is typed. */
function kindOf({ code, input, expected, origin }: SchemaIssue): FieldKind {
  const isList = Array.isArray(input) || origin === 'array' || origin === 'set';
  const isSelectedType = expected === 'array' || expected === 'set' || expected === 'boolean';
  return code === 'invalid_value' || isList || isSelectedType ? 'choice' : 'text';
}

function messageOf(
  id: ValidationMessageId | undefined,
  params?: Readonly<Record<string, string | number>>,
): Message | undefined {
  return id && [id, params];
}

/** Message for a value outside a bound: of a text's length, a list's length, a date or a number. */
function boundMessage({ origin, exact }: SchemaIssue, side: 'min' | 'max', bound: unknown, language: string): Message {
  if (origin === 'string')
    return exact ? ['string.length', { length: Number(bound) }] : lengthMessage('string', side, bound);
  if (origin === 'array' || origin === 'set')
    return exact ? ['array.length', { length: Number(bound) }] : lengthMessage('array', side, bound);
  if (origin === 'date') return [`date.${side}`, { [side]: longDate(Number(bound), language, { timeZone: 'UTC' }) }];
  return [`number.${side}`, { [side]: Number(bound) }];
}

function lengthMessage(type: 'string' | 'array', side: 'min' | 'max', bound: unknown): Message {
  return [`${type}.${side}`, { [side]: Number(bound) }];
}
