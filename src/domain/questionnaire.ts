/**
 * Questionnaires: the server describes the questions, and one form shows them. This file holds their types and decides which questions a
 * member is asked, from the answers to other questions.
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
  return (Object.hasOwn(answers, questionId) && answers[questionId]) || NO_ANSWER;
}

/** All questions in the order of the template. */
export function questionsOf(sections: readonly Section[]): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/** The questions that depend on each other in a circle, by id. Empty if every condition can be decided. */
export function questionsInCycles(questions: readonly Question[]): string[] {
  const ordered = new Set(dependencyOrder(questions).map(({ id }) => id));
  return questions.map(({ id }) => id).filter((id) => !ordered.has(id));
}

/** What the answers mean for the questions. */
export interface Asked {
  /** Questions that the member is asked. */
  readonly visible: ReadonlySet<string>;
  /** Those of them that need an answer. */
  readonly required: ReadonlySet<string>;
}

/**
 * Decides which questions are asked and which of them need an answer. A condition holds if the question that it names is asked and its
 * answer includes one of the values; all conditions of a question have to hold. Answers to questions that are not asked do not count.
 *
 * Faulty templates: a condition on a question that does not exist is ignored, but the question may then stay empty, because nobody can
 * know whether it concerns the member. Questions that depend on each other in a circle are not asked (`questionsInCycles`).
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): Asked {
  const known = new Set(questions.map(({ id }) => id));
  const visible = new Set<string>();
  const required = new Set<string>();
  const holds = ({ questionId, anyOf }: Condition) =>
    visible.has(questionId) && answerTo(answers, questionId).values.some((value) => anyOf.includes(value));
  // Questions come after those they depend on, so that `visible` is settled for every condition.
  for (const { id, showIf, requireIf, required: always } of dependencyOrder(questions)) {
    const isDecidable = showIf.every(({ questionId }) => known.has(questionId));
    if (!showIf.filter(({ questionId }) => known.has(questionId)).every(holds)) continue;
    visible.add(id);
    const isNeeded = always || (requireIf.length > 0 && requireIf.every(holds));
    if (isDecidable && isNeeded) required.add(id);
  }
  return { visible, required };
}

/** The questions, each after all questions that its conditions name. Without those that depend on each other in a circle. */
function dependencyOrder(questions: readonly Question[]): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const dependants = new Map<string, Question[]>();
  const open = new Map<Question, number>();
  for (const question of questions) {
    const needed = new Set(
      [...question.showIf, ...question.requireIf].map(({ questionId }) => questionId).filter((id) => byId.has(id)),
    );
    open.set(question, needed.size);
    for (const id of needed) {
      const waiting = dependants.get(id);
      if (waiting) waiting.push(question);
      else dependants.set(id, [question]);
    }
  }
  const ordered = questions.filter((question) => open.get(question) === 0);
  // Grows while it is read: each settled question may settle others.
  for (const { id } of ordered) {
    for (const dependant of dependants.get(id) ?? []) {
      const left = (open.get(dependant) ?? 0) - 1;
      open.set(dependant, left);
      if (left === 0) ordered.push(dependant);
    }
    dependants.delete(id);
  }
  return ordered;
}
