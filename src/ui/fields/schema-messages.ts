import type { ValidationMessageId, ValidationText } from './validation-messages';

/** What a schema's complaint tells about itself: the part of zod's raw issues that the messages need. */
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

/** What a field is called; `options` in words where a wrong choice should list them. */
export type FieldName = string | { readonly label: string; readonly options: string };

/** A message and what it takes, beside the label. */
type Found = readonly [id: ValidationMessageId, params?: Readonly<Record<string, string | number>> | undefined];

type Finder = (issue: SchemaIssue, language: string, options: string | undefined) => Found | undefined;

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

/** How each kind of complaint becomes a message, by zod's code. */
const FINDERS: Readonly<Record<string, Finder>> = {
  invalid_type: ({ expected }) => found(TYPES[String(expected)]),
  invalid_format: ({ format }) => [FORMATS[String(format)] ?? 'pattern'],
  not_multiple_of: () => ['type.integer'],
  // Values are codes; members read labels, which only the form knows.
  invalid_value: ({ values }, _language, options) => {
    if (Array.isArray(values) && values.length === 1 && values[0] === true) return ['consent'];
    return options === undefined ? ['type.array'] : ['enum', { options }];
  },
  too_small: (issue, language) => limit(issue, 'min', issue.minimum, language),
  too_big: (issue, language) => limit(issue, 'max', issue.maximum, language),
  // `superRefine` and `check` name the message themselves: `params: { id: 'string.range', min: 2, max: 40 }`.
  custom: ({ params = {} }) => {
    const { id, ...rest } = params;
    return found(id as ValidationMessageId | undefined, rest as Record<string, string | number>);
  },
};

/**
 * Messages for all that a schema can complain about, so that a form names its fields and nothing else. Hand it to the
 * resolver: `zodResolver(schema, { error: schemaMessages(names, text, language) })`.
 *
 * @param names what each field is called, by its path ("address.city"); of a list, the list's own
 * @returns undefined for a complaint without a message here: the schema's own then stands
 */
export function schemaMessages(names: Readonly<Record<string, FieldName>>, text: ValidationText, language: string) {
  return (issue: SchemaIssue): string | undefined => {
    const path = issue.path?.map(String) ?? [];
    const name = names[path.join('.')] ?? names[path[0] ?? ''] ?? '';
    const { label, options } = typeof name === 'string' ? { label: name, options: undefined } : name;
    const [id, params] = emptiness(issue) ?? FINDERS[issue.code ?? '']?.(issue, language, options) ?? [];
    return id && (text as (id: string, params: object) => string)(id, { label, ...params });
  };
}

/** Nothing at all is one complaint, whatever the schema calls it: too short, no number, none of the values. */
function emptiness({ code, input }: SchemaIssue): Found | undefined {
  if (code === 'custom') return undefined;
  if (input === undefined || input === null || input === '') return ['required'];
  if (Array.isArray(input) && input.length === 0) return ['required'];
  return typeof input === 'string' && input.trim() === '' ? ['whitespace'] : undefined;
}

function found(
  id: ValidationMessageId | undefined,
  params?: Readonly<Record<string, string | number>>,
): Found | undefined {
  return id && [id, params];
}

/** A bound on a length, a number, a day or a count. */
function limit({ origin, exact }: SchemaIssue, side: 'min' | 'max', bound: unknown, language: string): Found {
  if (origin === 'string') return exact ? ['string.length', { length: Number(bound) }] : count('string', side, bound);
  if (origin === 'array' || origin === 'set')
    return exact ? ['array.length', { length: Number(bound) }] : count('array', side, bound);
  if (origin === 'date') return [`date.${side}`, { [side]: longDay(bound, language) }];
  return [`number.${side}`, { [side]: Number(bound) }];
}

function count(what: 'string' | 'array', side: 'min' | 'max', bound: unknown): Found {
  return [`${what}.${side}`, { [side]: Number(bound) }];
}

function longDay(time: unknown, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(Number(time));
}
