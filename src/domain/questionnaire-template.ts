import { QUESTION_TYPES, type Question, questionsOf, type Section } from './questionnaire';
import { questionsInCycles } from './questionnaire-conditions';

/** A faulty template must not freeze the form or lose answers. */

/** `questionId`: the first affected question. */
export interface TemplateProblem {
  readonly kind: 'empty' | 'unknown-type' | 'missing-question' | 'cycle' | 'duplicate-id' | 'no-options';
  readonly questionId: string;
}

/** Could lose or mix up answers, so show no form. */
const FATAL: ReadonlySet<TemplateProblem['kind']> = new Set(['empty', 'cycle', 'duplicate-id']);

const CHOICES: ReadonlySet<string> = new Set(['single', 'multiple']);
const TYPES: ReadonlySet<string> = new Set(QUESTION_TYPES);

export function canBeShown({ type, options, columns }: Question): boolean {
  if (CHOICES.has(type)) return options.length > 0;
  if (type === 'table') return columns.length > 0 && columns.every((column) => COLUMN_TYPES.has(column.type));
  return TYPES.has(type);
}

export const COLUMN_TYPES: ReadonlySet<string> = new Set([
  'text',
  'number',
  'amount',
  'percentage',
  'date',
  'country',
  'single',
  'email',
]);

/** One of each kind. */
export function templateProblems(sections: readonly Section[]): TemplateProblem[] {
  const questions = questionsOf(sections);
  const ids = new Set(questions.map(({ id }) => id));
  const seen = new Set<string>();
  const first = (kind: TemplateProblem['kind'], id: string | undefined): TemplateProblem[] =>
    id === undefined ? [] : [{ kind, questionId: id }];
  const find = (test: (question: Question) => boolean) => questions.find(test)?.id;
  return [
    ...first('empty', questions.length === 0 ? '' : undefined),
    ...first(
      'duplicate-id',
      find(({ id }) => seen.size === seen.add(id).size),
    ),
    ...first('cycle', questionsInCycles(questions)[0]),
    ...first(
      'missing-question',
      find(({ showIf, requireIf }) => [...showIf, ...requireIf].some(({ questionId }) => !ids.has(questionId))),
    ),
    ...first(
      'unknown-type',
      find((question) => !TYPES.has(question.type)),
    ),
    ...first(
      'no-options',
      find((question) => TYPES.has(question.type) && !canBeShown(question)),
    ),
  ];
}

export function isUsable(problems: readonly TemplateProblem[]): boolean {
  return problems.every(({ kind }) => !FATAL.has(kind));
}
