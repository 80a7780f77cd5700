import * as z from 'zod/mini';
import { ProductDecimal } from './decimal';
import { isPlainAmount } from './numbers';
import { type Answer, type Answers, answerTo, askedQuestions, type Column, type Question, YES } from './questionnaire';
import { detailOptions, isEmpty, isEmptyRow, optionValues } from './questionnaire-answers';
import { canBeShown, compiledPattern } from './questionnaire-template';
import { isRealDay } from './real-day';
import { emailSchema, INVALID_EMAIL, INVALID_MOBILE, INVALID_URL, mobileSchema, urlSchema } from './validation';

/** Checks answers by the rules that the template gives. */

/** A mistake in an answer: an id of the generic messages in `ui/fields/validation-messages.ts`, with its parameters. */
export interface AnswerProblem {
  /**
   * The part of the answer: '' for all of it, `detail.<option>`, a part of an address (`country`, `street`, `city`), or a cell of a table
   * (`0.<column>`).
   */
  readonly part: string;
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What the rules need to know beside the question. */
export interface ValidationContext {
  /** The member's current day, YYYY-MM-DD. */
  readonly today: string;
  /** Countries that can be chosen, by code. */
  readonly countries: ReadonlySet<string>;
}

/** Default limits of texts, in characters. */
export const TEXT_MAX = {
  text: 200,
  'long-text': 2000,
  signature: 100,
  detail: 500,
  street: 200,
  city: 100,
  postcode: 20,
};
/** Digits of an amount before its decimals: more is a typing error. */
const MAX_DIGITS = 18;
/** Longest text that a pattern is tried on. */
const MAX_FOR_PATTERN = 500;
/** Decimals by default. */
const DECIMALS: Readonly<Record<string, number>> = { amount: 2, percentage: 2 };

type Problem = Omit<AnswerProblem, 'part'>;
type Problems = readonly AnswerProblem[];
const problem = (id: string, params: AnswerProblem['params'] = {}): Problem => ({ id, params });

/** One value of a question or of a column. */
type OneValue = Column & Partial<Pick<Question, 'pattern' | 'notBefore' | 'notAfter'>>;
type Check = (value: string, question: OneValue, context: ValidationContext) => Problem | undefined;

const byText =
  (max: number): Check =>
  (value, { pattern = '', ...limits }) => {
    const length = [...value].length;
    const outside = outOfRange(length, { ...limits, max: limits.max ?? max }, 'string');
    if (outside) return outside;
    const compiled = pattern !== '' && length <= MAX_FOR_PATTERN ? compiledPattern(pattern) : undefined;
    return compiled && !compiled.test(value) ? problem('pattern') : undefined;
  };

const byNumber: Check = (value, { type, min, max, decimals = DECIMALS[type] ?? 0 }) => {
  if (!isPlainAmount(value)) return problem('type.number');
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  if (decimals === 0 && fraction !== '') return problem('type.integer');
  if (whole.length > MAX_DIGITS || fraction.length > decimals) return problem('pattern');
  const number = new ProductDecimal(value);
  const low = type === 'percentage' ? (min ?? 0) : min;
  const high = type === 'percentage' ? (max ?? 100) : max;
  const isOutside = (low !== undefined && number.lt(low)) || (high !== undefined && number.gt(high));
  return isOutside ? boundsProblem('number', low, high) : undefined;
};

const byDay: Check = (value, { notBefore = '', notAfter = '' }, { today }) => {
  if (!isRealDay(value)) return problem('type.date');
  const min = notBefore === 'today' ? today : notBefore;
  const max = notAfter === 'today' ? today : notAfter;
  if (min !== '' && value < min) return problem('date.min', { min });
  return max !== '' && value > max ? problem('date.max', { max }) : undefined;
};

const byOption: Check = (value, question) =>
  optionValues(question).includes(value) ? undefined : problem('type.array');

const byCountry: Check = (value, _question, { countries }) =>
  countries.has(value) ? undefined : problem('type.array');

/** The fixed messages of `validation.ts`, and the generic messages that stand for them. */
const FIXED: Readonly<Record<string, string>> = {
  [INVALID_EMAIL]: 'type.email',
  [INVALID_MOBILE]: 'type.mobile',
  [INVALID_URL]: 'type.url',
};

const bySchema =
  (schema: z.ZodMiniType): Check =>
  (value) => {
    const message = z.safeParse(schema, value).error?.issues[0]?.message;
    return message === undefined ? undefined : problem(FIXED[message] ?? 'pattern');
  };

/** The check of one value, by type. */
const CHECKS: Readonly<Record<string, Check>> = {
  text: byText(TEXT_MAX.text),
  'long-text': byText(TEXT_MAX['long-text']),
  signature: byText(TEXT_MAX.signature),
  number: byNumber,
  amount: byNumber,
  percentage: byNumber,
  date: byDay,
  country: byCountry,
  email: bySchema(emailSchema),
  url: bySchema(urlSchema),
  single: byOption,
  'yes-no': byOption,
};

/** The mistakes in one answer; none if it can be sent. */
export function answerProblems(
  question: Question,
  answer: Answer,
  isRequired: boolean,
  context: ValidationContext,
): Problems {
  // A question that cannot be shown cannot be answered; the form says so in its place.
  if (!canBeShown(question)) return isRequired ? [{ part: '', ...problem('required') }] : [];
  const whole = (found: Problem | undefined): Problems => (found ? [{ part: '', ...found }] : []);
  if (isEmpty(answer)) {
    if (question.type === 'address' && isRequired) return addressProblems(answer, context);
    const isTyped = answer.values.some((value) => value !== '');
    return isRequired ? whole(problem(emptyMessage(question, isTyped))) : [];
  }
  const [value = ''] = answer.values.map((one) => one.trim());
  switch (question.type) {
    case 'multiple':
      return [...whole(chosenProblem(question, answer.values)), ...detailProblems(question, answer)];
    case 'single':
    case 'yes-no':
      return [...whole(byOption(value, question, context)), ...detailProblems(question, answer)];
    case 'declaration':
    case 'consent':
      return value === YES || !isRequired ? [] : whole(problem('consent'));
    case 'phone':
      return phoneProblems(answer, context);
    case 'address':
      return addressProblems(answer, context);
    case 'table':
      return tableProblems(question, answer, context);
    case 'file':
      return whole(outOfRange(answer.files.length, { ...question, max: question.max ?? 1 }, 'array'));
    default:
      return whole(CHECKS[question.type]?.(value, question, context));
  }
}

/** The mistakes in all answers to questions that are asked, by question. */
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

function emptyMessage({ type }: Question, isTyped: boolean): string {
  if (type === 'declaration' || type === 'consent') return 'consent';
  return isTyped ? 'whitespace' : 'required';
}

function chosenProblem(question: Question, values: readonly string[]): Problem | undefined {
  const known = optionValues(question);
  if (values.some((value) => !known.includes(value))) return problem('type.array');
  // An exclusive option, such as 'none of these', stands for a whole answer.
  const isExclusive = question.options.some(({ value, exclusive }) => exclusive && values.includes(value));
  return isExclusive && values.length === 1 ? undefined : outOfRange(values.length, question, 'array');
}

function detailProblems(question: Question, { values, details }: Answer): Problems {
  return detailOptions(question)
    .filter((option) => values.includes(option))
    .flatMap((option) => {
      const text = (details[option] ?? '').trim();
      const part = `detail.${option}`;
      if (text === '') return [{ part, ...problem(details[option] ? 'whitespace' : 'required') }];
      const outside = outOfRange([...text].length, { max: TEXT_MAX.detail }, 'string');
      return outside ? [{ part, ...outside }] : [];
    });
}

function phoneProblems({ values: [country = '', number = ''] }: Answer, { countries }: ValidationContext): Problems {
  if (number.trim() === '') return [{ part: '', ...problem('required') }];
  const wrong = !countries.has(country)
    ? problem('type.object')
    : bySchema(mobileSchema)(number, {} as Column, {} as never);
  return wrong ? [{ part: '', ...wrong }] : [];
}

/** Parts of an address, in the order of the answer's values. */
export const ADDRESS_PARTS = ['country', 'street', 'city', 'postcode'] as const;

function addressProblems({ values }: Answer, { countries }: ValidationContext): Problems {
  return ADDRESS_PARTS.flatMap((part, index): AnswerProblem[] => {
    const value = (values[index] ?? '').trim();
    if (value === '') return part === 'postcode' ? [] : [{ part, ...problem('required') }];
    if (part === 'country') return countries.has(value) ? [] : [{ part, ...problem('type.array') }];
    const outside = outOfRange([...value].length, { max: TEXT_MAX[part] }, 'string');
    return outside ? [{ part, ...outside }] : [];
  });
}

function tableProblems(question: Question, { rows }: Answer, context: ValidationContext): Problems {
  const filled = rows.filter((row) => !isEmptyRow(row));
  const outside = outOfRange(filled.length, question, 'array');
  const cells = rows.flatMap((row, index) =>
    isEmptyRow(row)
      ? []
      : question.columns.flatMap((column): AnswerProblem[] => {
          const part = `${index}.${column.id}`;
          const [value = ''] = (row[column.id] ?? []).map((one) => one.trim());
          if (value === '') return column.required ? [{ part, ...problem('required') }] : [];
          const wrong = CHECKS[column.type]?.(value, column, context);
          return wrong ? [{ part, ...wrong }] : [];
        }),
  );
  return outside ? [{ part: '', ...outside }, ...cells] : cells;
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

function outOfRange(count: number, { min, max }: Limits, kind: 'string' | 'array'): Problem | undefined {
  if (count >= (min ?? 0) && count <= (max ?? Number.POSITIVE_INFINITY)) return undefined;
  return boundsProblem(kind, min || undefined, max);
}

/** Names the bounds that the template gives: the message about both, or about the only one. */
function boundsProblem(kind: 'string' | 'array' | 'number', min: number | undefined, max: number | undefined): Problem {
  if (min !== undefined && max !== undefined) {
    if (min === max)
      return problem(
        kind === 'number' ? 'number.equal' : `${kind}.length`,
        kind === 'number' ? { value: min } : { length: min },
      );
    return problem(`${kind}.range`, { min, max });
  }
  return min === undefined ? problem(`${kind}.max`, { max: max ?? 0 }) : problem(`${kind}.min`, { min });
}
