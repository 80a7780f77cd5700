import { lookUp } from '../../domain/look-up';
import { longDate } from '../../lib/long-date';
import type { ValidationMessageId, ValidationText } from './validation-messages';

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

/** By typing, selecting or uploading. */
type FieldKind = 'text' | 'choice' | 'file';

/**
 * `kind` is for schemas that do not show it. `missing` ('Enter your first name.') and `wrong` replace the general
 * sentences.
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

type Message = readonly [id: ValidationMessageId, params?: Readonly<Record<string, string | number>> | undefined];

/** Undefined if no message fits. */
type IssueRule = (issue: SchemaIssue, language: string, options: string | undefined) => Message | undefined;

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

const FORMATS: Readonly<Record<string, ValidationMessageId>> = {
  email: 'type.email',
  url: 'type.url',
  date: 'type.date',
  safeint: 'type.integer',
};

const RULES: Readonly<Record<string, IssueRule>> = {
  invalid_type: ({ expected }) => messageOf(lookUp(TYPES, String(expected))),
  invalid_format: ({ format }) => [lookUp(FORMATS, String(format)) ?? 'pattern'],
  not_multiple_of: () => ['type.integer'],
  invalid_value: ({ values }, _language, options) => {
    if (Array.isArray(values) && values.length === 1 && values[0] === true) return ['consent'];
    return options === undefined ? ['type.array'] : ['enum', { options }];
  },
  too_small: (issue, language) => boundMessage(issue, 'min', issue.minimum, language),
  too_big: (issue, language) => boundMessage(issue, 'max', issue.maximum, language),
  // `refine` and `check` pass the id: `params: { id: 'string.range', min: 2, max: 40 }`.
  custom: ({ params = {} }) => {
    const { id, ...rest } = params;
    return messageOf(id as ValidationMessageId | undefined, rest as Record<string, string | number>);
  },
};

/**
 * `zodResolver(schema, { error: schemaMessages(names, text, language) })`. Undefined: the schema's message. @param
 * names labels by path; list entries use the list's
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

/** By how the field is filled in. */
const REQUIRED = {
  text: 'required',
  choice: 'requiredChoice',
  file: 'requiredFile',
} as const satisfies Record<FieldKind, ValidationMessageId>;

const IS_MISSING: ReadonlySet<ValidationMessageId> = new Set([...Object.values(REQUIRED), 'whitespace']);

/** Whatever zod reports. */
function emptyInputMessage(issue: SchemaIssue, kind: FieldKind = kindOf(issue)): Message | undefined {
  const { code, input } = issue;
  if (code === 'custom') return undefined;
  if (input === undefined || input === null || input === '') return [REQUIRED[kind]];
  if (Array.isArray(input) && input.length === 0) return [REQUIRED[kind]];
  return typeof input === 'string' && input.trim() === '' ? ['whitespace'] : undefined;
}

/** Enumerations, lists and booleans are selected. */
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

/** For lengths, dates and numbers. */
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
