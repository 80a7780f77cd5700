import type { z } from 'zod';
import { noSuchCall } from './call-name';
import type { Problem } from './scenario';

/** Keyed by zod's type names. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  number: 'a number, such as 3',
  int: 'a whole number, such as 3',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Keyed by zod's format names. */
const FORMAT_WORDS: Readonly<Record<string, string>> = {
  datetime: 'a time in UTC, such as 2026-11-20T09:00:00Z',
  url: 'an address, such as https://example.com/',
};

/** Units of limits by zod's names; numbers have none. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const KEYED_BY_CALL = ['answers', 'responses'];

/** Splits unknown keys, which zod groups. */
export function problemsOfIssue(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: messageOf(issue) }];
  return issue.keys.map((key) => ({
    path: path === '' ? key : `${path}.${key}`,
    message: KEYED_BY_CALL.includes(path) ? noSuchCall(key) : `Unknown key "${key}"`,
  }));
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `This has to be ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_format':
      return issue.format in FORMAT_WORDS ? `This has to be ${FORMAT_WORDS[issue.format]}` : issue.message;
    case 'invalid_value':
      return issue.message.startsWith('Invalid ') ? oneOf(issue.values.map(String)) : issue.message;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String)) : issue.message;
    case 'too_small':
      return `This has to be ${issue.inclusive ? 'at least' : 'more than'} ${limit(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `This has to be ${issue.inclusive ? 'at most' : 'less than'} ${limit(issue.maximum, issue.origin)}`;
    default:
      return issue.message;
  }
}

function limit(count: number | bigint, origin: string): string {
  const [one, many] = COUNTED[origin] ?? ['', ''];
  return `${count}${count === 1 ? one : many}`;
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `This has to be ${values[0]}` : `This has to be one of: ${values.join(', ')}`;
}
