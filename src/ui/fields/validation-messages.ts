/**
 * Generic messages of form fields (PRODUCT.md, 'Validation') and the parameters of each. The texts are in i18n under
 * `fields.validation.<id>`; src/features/shared/forms/use-field-texts.ts reads them.
 */
export const VALIDATION_MESSAGES = {
  required: ['label'],
  requiredChoice: ['label'],
  requiredFile: ['label'],
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
  'file.type': ['types'],
  'file.empty': [],
  'file.tooLarge': ['size'],
  'file.unreadable': ['label', 'file'],
  consent: [],
} as const satisfies Record<string, readonly string[]>;

/** Id of a generic message. */
export type ValidationMessageId = keyof typeof VALIDATION_MESSAGES;

/** The parameters of a message. */
type ValidationMessageParams<Id extends ValidationMessageId> = Readonly<
  Record<(typeof VALIDATION_MESSAGES)[Id][number], string | number>
>;

/** Returns the text of a message: i18n's `t`, bound to `fields.validation`. */
export type ValidationText = <Id extends ValidationMessageId>(id: Id, params: ValidationMessageParams<Id>) => string;
