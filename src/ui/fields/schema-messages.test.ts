import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FieldName, schemaMessages } from './schema-messages';
import type { ValidationText } from './validation-messages';

/** Speaks the message's name and parameters. */
const text: ValidationText = (id, params) => `${id} ${JSON.stringify(params)}`;

/** What a field with a schema says to a value; undefined when it has nothing to say. */
function complaint(schema: z.ZodMiniType, value: unknown, name: FieldName = 'Field'): string | undefined {
  const result = z
    .object({ field: schema })
    .safeParse({ field: value }, { error: schemaMessages({ field: name }, text, 'en') });
  return result.error?.issues[0]?.message;
}

describe('a schema speaks with the default messages', () => {
  it.each([
    ['nothing chosen', z.enum(['a', 'b']), undefined, 'required {"label":"Field"}'],
    ['an empty text', z.string().check(z.minLength(2)), '', 'required {"label":"Field"}'],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'required {"label":"Field"}'],
    ['only spaces', z.string().check(z.regex(/^\S/)), '  ', 'whitespace {"label":"Field"}'],
    ['a text for a number', z.number(), 'x', 'type.number {"label":"Field"}'],
    ['a broken number', z.int(), 1.5, 'type.integer {"label":"Field"}'],
    ['no yes or no', z.boolean(), 'x', 'type.boolean {"label":"Field"}'],
    ['no date', z.date(), 'x', 'type.date {"label":"Field"}'],
    ['no list', z.array(z.string()), 'x', 'type.array {"label":"Field"}'],
    ['no object', z.object({}), 'x', 'type.object {"label":"Field"}'],
    ['a box not ticked', z.literal(true), false, 'consent {"label":"Field"}'],
    ['a wrong choice', z.enum(['a', 'b']), 'c', 'type.array {"label":"Field"}'],
    ['no email', z.email(), 'x', 'type.email {"label":"Field"}'],
    ['no address', z.url(), 'x', 'type.url {"label":"Field"}'],
    ['another pattern', z.string().check(z.regex(/^\d+$/)), 'x', 'pattern {"label":"Field"}'],
    ['too short a text', z.string().check(z.minLength(2)), 'x', 'string.min {"label":"Field","min":2}'],
    ['too long a text', z.string().check(z.maxLength(2)), 'xxx', 'string.max {"label":"Field","max":2}'],
    ['another length', z.string().check(z.length(2)), 'xxx', 'string.length {"label":"Field","length":2}'],
    ['too small a number', z.number().check(z.gte(18)), 17, 'number.min {"label":"Field","min":18}'],
    ['too large a number', z.number().check(z.lte(100)), 101, 'number.max {"label":"Field","max":100}'],
    ['too few answers', z.array(z.string()).check(z.minLength(2)), ['a'], 'array.min {"label":"Field","min":2}'],
    ['too many answers', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'array.max {"label":"Field","max":1}'],
    [
      'too late a day',
      z.date().check(z.maximum(new Date('2026-11-20T00:00:00Z'))),
      new Date('2027-01-01T00:00:00Z'),
      'date.max {"label":"Field","max":"November 20, 2026"}',
    ],
  ] as const)('%s', (_what, schema, value, expected) => {
    expect(complaint(schema as unknown as z.ZodMiniType, value)).toBe(expected);
  });

  it('names the options of a wrong choice where the form says them', () => {
    expect(complaint(z.enum(['a', 'b']), 'c', { label: 'Field', options: 'Salary or Savings' })).toBe(
      'enum {"label":"Field","options":"Salary or Savings"}',
    );
  });

  it('takes the message that a check of its own names', () => {
    const range = z.refine((value: string) => value.length > 2, { params: { id: 'string.range', min: 3, max: 9 } });
    expect(complaint(z.string().check(range), 'x')).toBe('string.range {"label":"Field","min":3,"max":9}');
  });

  it("leaves a check's own words alone", () => {
    expect(complaint(z.string().check(z.refine(() => false, 'Not this one')), 'x')).toBe('Not this one');
  });
});

it('finds the label of a field inside another one, and of an entry by its list', () => {
  const schema = z.object({ address: z.object({ city: z.string() }), names: z.array(z.string()) });
  const error = schemaMessages({ 'address.city': 'City', names: 'Names' }, text, 'en');
  const { issues = [] } = schema.safeParse({ address: { city: 1 }, names: [1] }, { error }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual([
    'type.string {"label":"City"}',
    'type.string {"label":"Names"}',
  ]);
});
