import { lookUp } from './look-up';
/**
 * Questionnaires: the server describes the questions, and one form shows them. This file holds the types of questions and answers. Which
 * questions a member is asked: `questionnaire-conditions.ts`.
 */

/** Kinds of questions that the form can show. The renderer table of the form has one row for each. */
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

/** Values of a yes/no question, and of a confirmed declaration or consent (`yes`). */
export const YES = 'yes';
export const NO = 'no';

/** Holds if the answer to a question includes one of the values. */
export interface Condition {
  readonly questionId: string;
  readonly anyOf: readonly string[];
}

/** An option of a choice. */
export interface QuestionOption {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly exclusive: boolean;
  readonly needsDetail: boolean;
}

/** A column of a table: a question of a simple type. */
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

/** A question as the template describes it; the fields are explained in `api/endpoints/questionnaires.ts`. */
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

/** Questions under one heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly Question[];
}

/** A file that the server has from an earlier submission. */
export interface KeptFile {
  readonly fileId: string;
  readonly name: string;
}

/** The values of one row of a table, by column. */
export type TableRow = Readonly<Record<string, readonly string[]>>;

/** An answer in the form. Which of the parts are used depends on the type of the question. */
export interface Answer {
  /** Chosen option values or typed text. A telephone number: country, number. An address: country, street, city, postcode. */
  readonly values: readonly string[];
  /** The text that a chosen option asks for, by option. */
  readonly details: Readonly<Record<string, string>>;
  readonly rows: readonly TableRow[];
  readonly files: readonly (File | KeptFile)[];
}

/** Answers by question. */
export type Answers = Readonly<Record<string, Answer>>;

/** The answer to a question that has not been answered. */
export const NO_ANSWER: Answer = { values: [], details: {}, rows: [], files: [] };

/** The answer to a question; an empty one if there is none. */
export function answerTo(answers: Answers, questionId: string): Answer {
  return lookUp(answers, questionId) ?? NO_ANSWER;
}

/** All questions in the order of the template. */
export function questionsOf(sections: readonly Section[]): Question[] {
  return sections.flatMap(({ questions }) => questions);
}
