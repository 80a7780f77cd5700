/** With their parameters. Texts: i18n, `fields.validation.<id>`. */
export const VALIDATION_MESSAGES = {
  required: ['label'],
  requiredChoice: ['label'],
  requiredFile: ['label'],
  whitespace: ['label'],
  enum: ['options'],
  'type.string': [],
  'type.number': [],
  'type.integer': [],
  'type.boolean': [],
  'type.array': [],
  'type.object': [],
  'type.date': [],
  'type.email': [],
  'type.url': [],
  'type.mobile': [],
  'type.color': [],
  'string.length': ['length'],
  'string.min': ['min'],
  'string.max': ['max'],
  'string.range': ['min', 'max'],
  'number.equal': ['value'],
  'number.min': ['min'],
  'number.max': ['max'],
  'number.range': ['min', 'max'],
  'date.min': ['min'],
  'date.max': ['max'],
  'array.length': ['length'],
  'array.min': ['min'],
  'array.max': ['max'],
  'array.range': ['min', 'max'],
  pattern: [],
  'file.type': ['types'],
  'file.heic': [],
  'file.empty': [],
  'file.left': ['files'],
  'file.tooLarge': ['size'],
  'file.unreadable': ['file'],
  consent: [],
} as const satisfies Record<string, readonly string[]>;

export type ValidationMessageId = keyof typeof VALIDATION_MESSAGES;

type ValidationMessageParams<Id extends ValidationMessageId> = Readonly<
  Record<(typeof VALIDATION_MESSAGES)[Id][number], string | number>
>;

/** I18n's `t`, bound to `fields.validation`. */
export type ValidationText = <Id extends ValidationMessageId>(id: Id, params: ValidationMessageParams<Id>) => string;
