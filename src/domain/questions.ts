/**
 * Types of questions that a questionnaire template may hold. The names are assumed (spec 7 shows no template). The wire
 * may send others: a renderer shows those as an error that can be seen, so the contract takes any text.
 */
export const QUESTION_TYPES = [
  'info',
  'yes-no',
  'single',
  'multiple',
  'text',
  'long-text',
  'number',
  'amount',
  'date',
  'country',
  'phone',
  'email',
  'url',
  'file',
  'consent',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
