import * as z from 'zod/mini';
import { ProductDecimal } from './decimal';
import { lookUp } from './look-up';
import { isPlainAmount } from './numbers';
import type { PatternMatcher } from './patterns';
import type { Column, Question, QuestionType } from './questionnaire';
import { optionValues } from './questionnaire-answers';
import { isRealDay } from './real-day';
import { emailSchema, INVALID_EMAIL, INVALID_MOBILE, INVALID_URL, mobileSchema, urlSchema } from './validation';

/** A message id of `ui/fields/validation-messages.ts`, with parameters. */
export interface Problem {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface ValidationContext {
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  readonly countries: ReadonlySet<string>;
  /** Undefined: only the server checks. */
  readonly matchesPattern?: PatternMatcher | undefined;
  /** Undefined: all files are readable. */
  readonly isUnreadable?: ((file: File) => boolean) | undefined;
}

/** In characters. */
export const TEXT_MAX = {
  text: 200,
  'long-text': 2000,
  signature: 100,
  detail: 500,
  street: 200,
  city: 100,
  postcode: 20,
};
/** More digits before the decimals are a typing error. */
const MAX_DIGITS = 18;
const DECIMALS: Readonly<Record<string, number>> = { amount: 2, percentage: 2 };

export const problem = (id: string, params: Problem['params'] = {}): Problem => ({ id, params });

type OneValue = Column & Partial<Pick<Question, 'pattern' | 'notBefore' | 'notAfter'>>;
type Check = (value: string, question: OneValue, context: ValidationContext) => Problem | undefined;

const byText =
  (max: number): Check =>
  (value, { pattern = '', ...limits }, { matchesPattern }) => {
    const outside = countProblem([...value].length, { ...limits, max: limits.max ?? max }, 'string');
    if (outside) return outside;
    return pattern !== '' && matchesPattern?.(pattern, value) === false ? problem('pattern') : undefined;
  };

const byNumber: Check = (value, { type, min, max, decimals = lookUp(DECIMALS, type) ?? 0 }) => {
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

const FIXED: Readonly<Record<string, string>> = {
  [INVALID_EMAIL]: 'type.email',
  [INVALID_MOBILE]: 'type.mobile',
  [INVALID_URL]: 'type.url',
};

const bySchema =
  (schema: z.ZodMiniType) =>
  (value: string): Problem | undefined => {
    const message = z.safeParse(schema, value).error?.issues[0]?.message;
    return message === undefined ? undefined : problem(lookUp(FIXED, message) ?? 'pattern');
  };

/** For longer answers, see `ANSWER_CHECKS`. */
const VALUE_CHECKS = {
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
} as const satisfies Partial<Record<QuestionType, Check>>;
export type ValueType = keyof typeof VALUE_CHECKS;

/** Undefined if valid. */
export function valueProblem(value: string, question: OneValue, context: ValidationContext): Problem | undefined {
  return lookUp<Check>(VALUE_CHECKS, question.type)?.(value, question, context);
}

/** Without the country. */
export const phoneNumberProblem = bySchema(mobileSchema);

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export function countProblem(count: number, { min, max }: Limits, kind: 'string' | 'array'): Problem | undefined {
  if (count >= (min ?? 0) && count <= (max ?? Number.POSITIVE_INFINITY)) return undefined;
  return boundsProblem(kind, min || undefined, max);
}

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
