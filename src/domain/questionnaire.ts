import { lookUp } from './look-up';

/** Each needs a row in the form's renderer table. */
export const QUESTION_TYPES = [
  'single',
  'multiple',
  'yes-no',
  'text',
  'long-text',
  'number',
  'amount',
  'percentage',
  'date',
  'country',
  'address',
  'phone',
  'email',
  'url',
  'table',
  'file',
  'declaration',
  'consent',
  'signature',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** `yes` also confirms a declaration or consent. */
export const YES = 'yes';
export const NO = 'no';

/** Holds if the answer includes one of the values. */
export interface Condition {
  readonly questionId: string;
  readonly anyOf: readonly string[];
}

export interface QuestionOption {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly exclusive: boolean;
  readonly needsDetail: boolean;
}

export interface Column {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals?: number | undefined;
  readonly currency: string;
}

/** See `api/endpoints/questionnaires.ts`. */
export interface Question extends Omit<Column, 'options'> {
  readonly options: readonly QuestionOption[];
  readonly showIf: readonly Condition[];
  readonly requireIf: readonly Condition[];
  readonly detailLabel: string;
  readonly statement: string;
  readonly pattern: string;
  readonly columns: readonly Column[];
  readonly notBefore: string;
  readonly notAfter: string;
  readonly accept: readonly string[];
  readonly maxFileBytes?: number | undefined;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly Question[];
}

export interface KeptFile {
  readonly fileId: string;
  readonly name: string;
}

/** By column. */
export type TableRow = Readonly<Record<string, readonly string[]>>;

export interface Answer {
  /** Phone: country, number. Address: country, street, city, postcode. */
  readonly values: readonly string[];
  /** Texts that chosen options ask for. */
  readonly details: Readonly<Record<string, string>>;
  readonly rows: readonly TableRow[];
  readonly files: readonly (File | KeptFile)[];
}

export type Answers = Readonly<Record<string, Answer>>;

export const NO_ANSWER: Answer = { values: [], details: {}, rows: [], files: [] };

export function answerTo(answers: Answers, questionId: string): Answer {
  return lookUp(answers, questionId) ?? NO_ANSWER;
}

export function questionsOf(sections: readonly Section[]): Question[] {
  return sections.flatMap(({ questions }) => questions);
}
