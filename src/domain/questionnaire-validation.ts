import { lookUp } from './look-up';
import { type Answer, type Answers, answerTo, type Question, type QuestionType, YES } from './questionnaire';
import { detailOptions, isEmpty, isEmptyRow, optionValues } from './questionnaire-answers';
import { askedQuestions } from './questionnaire-conditions';
import { readAnswer } from './questionnaire-input';
import { canBeShown } from './questionnaire-template';
import {
  countProblem,
  type Problem,
  phoneNumberProblem,
  problem,
  TEXT_MAX,
  type ValidationContext,
  type ValueType,
  valueProblem,
} from './questionnaire-values';

export interface AnswerProblem extends Problem {
  /** '' for all, `detail.<option>`, an address part (`country`), or a table cell (`0.<column>`). */
  readonly part: string;
}

type Problems = readonly AnswerProblem[];

export function answerProblems(
  question: Question,
  typed: Answer,
  isRequired: boolean,
  context: ValidationContext,
): Problems {
  if (!canBeShown(question)) return isRequired ? [{ part: '', ...problem('required') }] : [];
  const answer = readAnswer(question, typed);
  if (isEmpty(question, answer)) {
    if (question.type === 'address' && isRequired) return addressProblems(answer, context);
    const isTyped = question.type !== 'phone' && typed.values.some((value) => value !== '');
    return isRequired ? whole(problem(emptyMessage(question, isTyped))) : [];
  }
  const check = lookUp(ANSWER_CHECKS, question.type) ?? byValue;
  return check(question, answer, context, isRequired);
}

export function allProblems(
  questions: readonly Question[],
  answers: Answers,
  context: ValidationContext,
): ReadonlyMap<string, Problems> {
  const { visible, required } = askedQuestions(questions, answers);
  const found = questions
    .filter(({ id }) => visible.has(id))
    .map((question): [string, Problems] => [
      question.id,
      answerProblems(question, answerTo(answers, question.id), required.has(question.id), context),
    ]);
  return new Map(found.filter(([, problems]) => problems.length > 0));
}

type AnswerCheck = (question: Question, answer: Answer, context: ValidationContext, isRequired: boolean) => Problems;

const whole = (found: Problem | undefined): Problems => (found ? [{ part: '', ...found }] : []);

const byValue: AnswerCheck = (question, answer, context) => {
  const [value = ''] = answer.values;
  return [...whole(valueProblem(value, question, context)), ...detailProblems(question, answer)];
};

const byConfirmation: AnswerCheck = (_question, { values: [value = ''] }, _context, isRequired) =>
  value === YES || !isRequired ? [] : whole(problem('consent'));

/** For types without a single-value check. */
const ANSWER_CHECKS: Readonly<Record<Exclude<QuestionType, ValueType>, AnswerCheck>> = {
  multiple: (question, answer) => [
    ...whole(chosenProblem(question, answer.values)),
    ...detailProblems(question, answer),
  ],
  address: (_question, answer, context) => addressProblems(answer, context),
  phone: (_question, answer, context) => phoneProblems(answer, context),
  table: (question, answer, context) => tableProblems(question, answer, context),
  file: (question, answer, context) =>
    whole(
      countProblem(answer.files.length, { ...question, max: question.max ?? 1 }, 'array') ??
        unreadableProblem(answer, context),
    ),
  declaration: byConfirmation,
  consent: byConfirmation,
};

function emptyMessage({ type }: Question, isTyped: boolean): string {
  if (type === 'declaration' || type === 'consent') return 'consent';
  return isTyped ? 'whitespace' : 'required';
}

function chosenProblem(question: Question, values: readonly string[]): Problem | undefined {
  const known = optionValues(question);
  if (values.some((value) => !known.includes(value))) return problem('type.array');
  // 'None of these' is a whole answer.
  const isExclusive = question.options.some(({ value, exclusive }) => exclusive && values.includes(value));
  return isExclusive && values.length === 1 ? undefined : countProblem(values.length, question, 'array');
}

function detailProblems(question: Question, { values, details }: Answer): Problems {
  return detailOptions(question)
    .filter((option) => values.includes(option))
    .flatMap((option) => {
      const text = lookUp(details, option) ?? '';
      const part = `detail.${option}`;
      if (text === '') return [{ part, ...problem('required') }];
      const outside = countProblem([...text].length, { max: TEXT_MAX.detail }, 'string');
      return outside ? [{ part, ...outside }] : [];
    });
}

function unreadableProblem({ files }: Answer, { isUnreadable }: ValidationContext): Problem | undefined {
  const file = files.find((one) => !('fileId' in one) && isUnreadable?.(one));
  return file && problem('file.unreadable', { file: file.name });
}

function phoneProblems({ values: [country = '', number = ''] }: Answer, { countries }: ValidationContext): Problems {
  const wrong = countries.has(country) ? phoneNumberProblem(number) : problem('type.object');
  return wrong ? [{ part: '', ...wrong }] : [];
}

export const ADDRESS_PARTS = ['country', 'street', 'city', 'postcode'] as const;

function addressProblems({ values }: Answer, { countries }: ValidationContext): Problems {
  return ADDRESS_PARTS.flatMap((part, index): AnswerProblem[] => {
    const value = values[index] ?? '';
    if (value === '') return part === 'postcode' ? [] : [{ part, ...problem('required') }];
    if (part === 'country') return countries.has(value) ? [] : [{ part, ...problem('type.array') }];
    const outside = countProblem([...value].length, { max: TEXT_MAX[part] }, 'string');
    return outside ? [{ part, ...outside }] : [];
  });
}

function tableProblems(question: Question, { rows }: Answer, context: ValidationContext): Problems {
  const filled = rows.filter((row) => !isEmptyRow(row));
  const outside = countProblem(filled.length, question, 'array');
  const cells = rows.flatMap((row, index) =>
    isEmptyRow(row)
      ? []
      : question.columns.flatMap((column): AnswerProblem[] => {
          const part = `${index}.${column.id}`;
          const [value = ''] = lookUp(row, column.id) ?? [];
          if (value === '') return column.required ? [{ part, ...problem('required') }] : [];
          const wrong = valueProblem(value, column, context);
          return wrong ? [{ part, ...wrong }] : [];
        }),
  );
  return outside ? [{ part: '', ...outside }, ...cells] : cells;
}
