import { lookUp } from './look-up';
import {
  type Answer,
  type Answers,
  answerTo,
  type Column,
  type KeptFile,
  NO,
  NO_ANSWER,
  type Question,
  questionsOf,
  type Section,
  type TableRow,
  YES,
} from './questionnaire';
import { askedQuestions } from './questionnaire-conditions';
import { canBeShown } from './questionnaire-template';
import type { QuestionnaireStatus } from './statuses';

/** Answers between the form and the server. */

/** An answer in the form of the contract; files as the form holds them. */
export interface SentAnswer {
  readonly questionId: string;
  readonly values: string[];
  readonly details: { readonly option: string; readonly text: string }[];
  readonly rows: { readonly cells: { readonly columnId: string; readonly values: string[] }[] }[];
  readonly files: (File | KeptFile)[];
}

/** An earlier answer, as the server sends it. */
export interface EarlierAnswer extends Omit<SentAnswer, 'files'> {
  readonly files: readonly { readonly fileId?: string | undefined; readonly name: string }[];
}

/**
 * The first value that makes an answer, by type; by default all do. The country of a telephone number or an address says nothing without
 * what follows it.
 */
const FIRST_OWN_VALUE: ReadonlyMap<string, number> = new Map([
  ['phone', 1],
  ['address', 1],
]);

/** Whether nothing was answered. Spaces alone count as nothing. */
export function isEmpty({ type }: Pick<Question, 'type'>, { values, rows, files }: Answer): boolean {
  const own = values.slice(FIRST_OWN_VALUE.get(type) ?? 0);
  return files.length === 0 && own.every((value) => value.trim() === '') && rows.every(isEmptyRow);
}

/** Whether no cell of a row was filled in. */
export function isEmptyRow(row: TableRow): boolean {
  return Object.values(row).every((values) => values.every((value) => value.trim() === ''));
}

/**
 * The answers to send: those to questions that the member is asked and has answered, in the order of the template. Answers to hidden
 * questions stay in the form, in case the member changes their mind, but are not sent.
 */
export function answersToSend(sections: readonly Section[], answers: Answers): SentAnswer[] {
  const questions = questionsOf(sections);
  const { visible } = askedQuestions(questions, answers);
  return questions.flatMap((question) => {
    const answer = answerTo(answers, question.id);
    if (!visible.has(question.id) || !canBeShown(question) || isEmpty(question, answer)) return [];
    return [sentAnswer(question, answer)];
  });
}

function sentAnswer(question: Question, { values, details, rows, files }: Answer): SentAnswer {
  const trimmed = values.map((value) => value.trim());
  return {
    questionId: question.id,
    values: question.type === 'table' || question.type === 'file' ? [] : trimmed,
    // Only of options that are chosen: a text for an option that was deselected stays in the form.
    details: detailOptions(question)
      .filter((option) => trimmed.includes(option) && (lookUp(details, option) ?? '').trim() !== '')
      .map((option) => ({ option, text: (lookUp(details, option) ?? '').trim() })),
    rows:
      question.type === 'table'
        ? rows.filter((row) => !isEmptyRow(row)).map((row) => ({ cells: cellsOf(question.columns, row) }))
        : [],
    files: question.type === 'file' ? [...files] : [],
  };
}

function cellsOf(columns: readonly Column[], row: TableRow) {
  return columns
    .map(({ id }) => ({ columnId: id, values: (lookUp(row, id) ?? []).map((value) => value.trim()) }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** The options of a question that ask for a text. */
export function detailOptions({ options }: Question): string[] {
  return options.filter(({ needsDetail }) => needsDetail).map(({ value }) => value);
}

/** The options of a question by their values. A yes/no question has its two without naming them. */
export function optionValues({ type, options }: Pick<Question, 'type'> & { options: readonly { value: string }[] }) {
  if (options.length > 0) return options.map(({ value }) => value);
  return type === 'yes-no' ? [YES, NO] : [];
}

/**
 * Earlier answers as the form offers them again. Left out is what the template does not know any more: questions, options, columns, and
 * files without an id, which cannot be kept.
 */
export function offeredAnswers(sections: readonly Section[], earlier: readonly EarlierAnswer[]): Answers {
  const byId = new Map(earlier.map((answer) => [answer.questionId, answer]));
  const offered = questionsOf(sections).flatMap((question): [string, Answer][] => {
    const given = byId.get(question.id);
    const answer = given && offeredAnswer(question, given);
    return answer && !isEmpty(question, answer) ? [[question.id, answer]] : [];
  });
  return Object.fromEntries(offered);
}

const WITH_OPTIONS: ReadonlySet<string> = new Set(['single', 'multiple', 'yes-no']);

function offeredAnswer(question: Question, { values, details, rows, files }: EarlierAnswer): Answer {
  const known = (one: Pick<Question, 'type'> & { options: readonly { value: string }[] }, given: readonly string[]) => {
    const options = optionValues(one);
    return WITH_OPTIONS.has(one.type) ? given.filter((value) => options.includes(value)) : [...given];
  };
  return {
    ...NO_ANSWER,
    values: known(question, values),
    details: Object.fromEntries(details.map(({ option, text }) => [option, text])),
    rows: rows.map(({ cells }) => {
      const given = new Map(cells.map((cell) => [cell.columnId, cell.values]));
      return Object.fromEntries(
        question.columns.map((column) => [column.id, known(column, given.get(column.id) ?? [])]),
      );
    }),
    files: files.flatMap(({ fileId, name }) => (fileId === undefined ? [] : [{ fileId, name }])),
  };
}

/** Statuses of a questionnaire that the server has received. */
const RECEIVED: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  'QUESTIONNAIRE_STATUS_APPROVED',
]);

/**
 * Whether the server has accepted a submission whose own answer was lost, by what it says afterwards: the status has moved on, or it holds
 * the answers that were sent. Files cannot be compared, so a new one counts as received only if the status has moved on: it is better sent
 * twice than lost.
 */
export function wasReceived(
  before: QuestionnaireStatus,
  after: { readonly status: QuestionnaireStatus; readonly answers: readonly EarlierAnswer[] },
  sent: readonly SentAnswer[],
): boolean {
  if (!RECEIVED.has(after.status)) return false;
  if (after.status !== before) return true;
  if (sent.some(({ files }) => files.some((file) => !('fileId' in file)))) return false;
  const withoutFiles = (answers: readonly (EarlierAnswer | SentAnswer)[]) =>
    JSON.stringify(
      [...answers]
        .sort((a, b) => (a.questionId < b.questionId ? -1 : 1))
        // A server may leave out what is empty.
        .filter(({ values, details, rows }) => values.length + details.length + rows.length > 0)
        .map(({ questionId, values, details, rows }) => [questionId, values, details, rows]),
    );
  return withoutFiles(after.answers) === withoutFiles(sent);
}
