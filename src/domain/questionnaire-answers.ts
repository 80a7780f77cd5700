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
import { readAnswer } from './questionnaire-input';
import { canBeShown } from './questionnaire-template';
import type { QuestionnaireStatus } from './statuses';

/** With the form's files. */
export interface SentAnswer {
  readonly questionId: string;
  readonly values: string[];
  readonly details: { readonly option: string; readonly text: string }[];
  readonly rows: { readonly cells: { readonly columnId: string; readonly values: string[] }[] }[];
  readonly files: (File | KeptFile)[];
}

export interface EarlierAnswer extends Omit<SentAnswer, 'files'> {
  readonly files: readonly { readonly fileId?: string | undefined; readonly name: string }[];
}

/** First value that counts. A country without the rest is not an answer. */
const FIRST_OWN_VALUE: ReadonlyMap<string, number> = new Map([
  ['phone', 1],
  ['address', 1],
]);

/** A text of spaces is empty. */
export function isEmpty({ type }: Pick<Question, 'type'>, { values, rows, files }: Answer): boolean {
  const own = values.slice(FIRST_OWN_VALUE.get(type) ?? 0);
  return files.length === 0 && own.every((value) => value.trim() === '') && rows.every(isEmptyRow);
}

export function isEmptyRow(row: TableRow): boolean {
  return Object.values(row).every((values) => values.every((value) => value.trim() === ''));
}

/** Hidden answers stay in the form. */
export function answersToSend(sections: readonly Section[], answers: Answers): SentAnswer[] {
  const questions = questionsOf(sections);
  const { visible } = askedQuestions(questions, answers);
  return questions.flatMap((question) => {
    const answer = readAnswer(question, answerTo(answers, question.id));
    if (!visible.has(question.id) || !canBeShown(question) || isEmpty(question, answer)) return [];
    return [sentAnswer(question, answer)];
  });
}

function sentAnswer(question: Question, { values, details, rows, files }: Answer): SentAnswer {
  return {
    questionId: question.id,
    values: question.type === 'table' || question.type === 'file' ? [] : [...values],
    // Texts of deselected options stay in the form.
    details: detailOptions(question)
      .filter((option) => values.includes(option) && (lookUp(details, option) ?? '') !== '')
      .map((option) => ({ option, text: lookUp(details, option) ?? '' })),
    rows:
      question.type === 'table'
        ? rows.filter((row) => !isEmptyRow(row)).map((row) => ({ cells: cellsOf(question.columns, row) }))
        : [],
    files: question.type === 'file' ? [...files] : [],
  };
}

function cellsOf(columns: readonly Column[], row: TableRow) {
  return columns
    .map(({ id }) => ({ columnId: id, values: [...(lookUp(row, id) ?? [])] }))
    .filter(({ values }) => values.some((value) => value !== ''));
}

export function detailOptions({ options }: Question): string[] {
  return options.filter(({ needsDetail }) => needsDetail).map(({ value }) => value);
}

/** A yes/no question does not list its two. */
export function optionValues({ type, options }: Pick<Question, 'type'> & { options: readonly { value: string }[] }) {
  if (options.length > 0) return options.map(({ value }) => value);
  return type === 'yes-no' ? [YES, NO] : [];
}

/** Also drops files without an id. */
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

const RECEIVED: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  'QUESTIONNAIRE_STATUS_APPROVED',
]);

/**
 * The status moved on, or the server has the answers. New files need the status, because sending twice beats losing
 * them.
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
        // A server may omit empty values.
        .filter(({ values, details, rows }) => values.length + details.length + rows.length > 0)
        .map(({ questionId, values, details, rows }) => [questionId, values, details, rows]),
    );
  return withoutFiles(after.answers) === withoutFiles(sent);
}
