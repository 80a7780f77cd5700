/**
 * The messages that any form may need (spec 5: required, types, length and range, enum, whitespace, pattern), and what each
 * takes. The texts come from i18n under `fields.validation.<id>`; src/features/use-field-texts.ts speaks them.
 */
export const VALIDATION_MESSAGES = {
  required: ['label'],
  whitespace: ['label'],
  enum: ['label', 'options'],
  'type.string': ['label'],
  'type.number': ['label'],
  'type.integer': ['label'],
  'type.boolean': ['label'],
  'type.array': ['label'],
  'type.object': ['label'],
  'type.date': ['label'],
  'type.email': [],
  'type.url': ['label'],
  'type.mobile': [],
  'type.color': ['label'],
  'string.length': ['label', 'length'],
  'string.min': ['label', 'min'],
  'string.max': ['label', 'max'],
  'string.range': ['label', 'min', 'max'],
  'number.equal': ['label', 'value'],
  'number.min': ['label', 'min'],
  'number.max': ['label', 'max'],
  'number.range': ['label', 'min', 'max'],
  'date.min': ['label', 'min'],
  'date.max': ['label', 'max'],
  'array.length': ['label', 'length'],
  'array.min': ['label', 'min'],
  'array.max': ['label', 'max'],
  'array.range': ['label', 'min', 'max'],
  pattern: ['label'],
  'file.type': ['label', 'types'],
  'file.empty': ['label'],
  'file.tooLarge': ['label', 'size'],
  consent: [],
} as const satisfies Record<string, readonly string[]>;

export type ValidationMessageId = keyof typeof VALIDATION_MESSAGES;

/** The parameters of a message. */
export type ValidationMessageParams<Id extends ValidationMessageId> = Readonly<
  Record<(typeof VALIDATION_MESSAGES)[Id][number], string | number>
>;

/** What a form is given to speak with: i18n's `t`, bound to `fields.validation`. */
export type ValidationText = <Id extends ValidationMessageId>(id: Id, params: ValidationMessageParams<Id>) => string;
