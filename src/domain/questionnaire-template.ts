import { QUESTION_TYPES, type Question, questionsOf, type Section } from './questionnaire';
import { questionsInCycles } from './questionnaire-conditions';

/** Checks of a template, because a mistake in it must not freeze the form or lose answers. */

/** A mistake in a template. `questionId`: the first question that has it. */
export interface TemplateProblem {
  readonly kind: 'empty' | 'unknown-type' | 'missing-question' | 'cycle' | 'duplicate-id' | 'no-options';
  readonly questionId: string;
}

/** Mistakes with which answers could be lost or mixed up, so that no form is shown. With the others the form works. */
const FATAL: ReadonlySet<TemplateProblem['kind']> = new Set(['empty', 'cycle', 'duplicate-id']);

const CHOICES: ReadonlySet<string> = new Set(['single', 'multiple']);
const TYPES: ReadonlySet<string> = new Set(QUESTION_TYPES);

/** Whether the form knows the type of a question and can show an input for it. */
export function canBeShown({ type, options, columns }: Question): boolean {
  if (CHOICES.has(type)) return options.length > 0;
  if (type === 'table') return columns.length > 0 && columns.every((column) => COLUMN_TYPES.has(column.type));
  return TYPES.has(type);
}

/** Types that a column of a table may have. */
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

/** All mistakes of a template, one for each kind. */
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

/** Whether the form can be shown despite the mistakes. */
export function isUsable(problems: readonly TemplateProblem[]): boolean {
  return problems.every(({ kind }) => !FATAL.has(kind));
}
