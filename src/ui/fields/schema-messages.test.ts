import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FieldName, schemaMessages } from './schema-messages';
import type { ValidationText } from './validation-messages';

const text: ValidationText = (id, params) => `${id} ${JSON.stringify(params)}`;

function messageFor(schema: z.ZodMiniType, value: unknown, name: FieldName = 'Field'): string | undefined {
  const result = z
    .object({ field: schema })
    .safeParse({ field: value }, { error: schemaMessages({ field: name }, text, 'en') });
  return result.error?.issues[0]?.message;
}

const CASES: readonly (readonly [what: string, schema: z.ZodMiniType, value: unknown, message: string])[] = [
  ['a missing choice', z.enum(['a', 'b']), undefined, 'requiredChoice {"label":"Field"}'],
  ['an empty text', z.string().check(z.minLength(2)), '', 'required {"label":"Field"}'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'requiredChoice {"label":"Field"}'],
  ['a text of spaces only', z.string().check(z.regex(/^\S/)), '  ', 'whitespace {"label":"Field"}'],
  ['a text instead of a number', z.number(), 'x', 'type.number {"label":"Field"}'],
  ['a fraction instead of an integer', z.int(), 1.5, 'type.integer {"label":"Field"}'],
  ['a text instead of a boolean', z.boolean(), 'x', 'type.boolean {"label":"Field"}'],
  ['a text instead of a date', z.date(), 'x', 'type.date {"label":"Field"}'],
  ['a text instead of a list', z.array(z.string()), 'x', 'type.array {"label":"Field"}'],
  ['a text instead of an object', z.object({}), 'x', 'type.object {"label":"Field"}'],
  ['an unchecked box', z.literal(true), false, 'consent {"label":"Field"}'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'type.array {"label":"Field"}'],
  ['an invalid email address', z.email(), 'x', 'type.email {"label":"Field"}'],
  ['an invalid URL', z.url(), 'x', 'type.url {"label":"Field"}'],
  ['a text that does not match the pattern', z.string().check(z.regex(/^\d+$/)), 'x', 'pattern {"label":"Field"}'],
  ['a text that is too short', z.string().check(z.minLength(2)), 'x', 'string.min {"label":"Field","min":2}'],
  ['a text that is too long', z.string().check(z.maxLength(2)), 'xxx', 'string.max {"label":"Field","max":2}'],
  ['a text of the wrong length', z.string().check(z.length(2)), 'xxx', 'string.length {"label":"Field","length":2}'],
  ['a number that is too small', z.number().check(z.gte(18)), 17, 'number.min {"label":"Field","min":18}'],
  ['a number that is too large', z.number().check(z.lte(100)), 101, 'number.max {"label":"Field","max":100}'],
  [
    'a list with too few entries',
    z.array(z.string()).check(z.minLength(2)),
    ['a'],
    'array.min {"label":"Field","min":2}',
  ],
  [
    'a list with too many entries',
    z.array(z.string()).check(z.maxLength(1)),
    ['a', 'b'],
    'array.max {"label":"Field","max":1}',
  ],
  [
    'a date that is too late',
    z.date().check(z.maximum(new Date('2026-11-20T00:00:00Z'))),
    new Date('2027-01-01T00:00:00Z'),
    'date.max {"label":"Field","max":"20\u00A0November 2026"}',
  ],
];

describe('schemaMessages', () => {
  it.each(CASES)('reports %s', (_what, schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });

  it('lists the options for an unknown choice if the form provides them', () => {
    expect(messageFor(z.enum(['a', 'b']), 'c', { label: 'Field', options: 'Salary or Savings' })).toBe(
      'enum {"label":"Field","options":"Salary or Savings"}',
    );
  });

  it.each([
    ['text', 'required'],
    ['choice', 'requiredChoice'],
    ['file', 'requiredFile'],
  ] as const)('asks for an answer in a field of the kind %s', (kind, id) => {
    expect(messageFor(z.string().check(z.minLength(1)), '', { label: 'Field', kind })).toBe(`${id} {"label":"Field"}`);
  });

  it.each([
    ['empty', '', 'Say this.'],
    ['only spaces', '  ', 'Say this.'],
    ['of the wrong form', 'abc', 'Say it like 123.'],
    ['too long', '12345', 'string.max {"label":"Field","max":4}'],
  ])('has its own sentence for an answer that is %s', (_kind, value, message) => {
    const schema = z.string().check(z.trim(), z.minLength(1), z.maxLength(4), z.regex(/^\d+$/));
    const name = { label: 'Field', missing: 'Say this.', wrong: 'Say it like 123.' };
    expect(messageFor(schema, value, name)).toBe(message);
  });

  it('uses the message id in the params of a custom check', () => {
    const range = z.refine<string>((value) => value.length > 2, { params: { id: 'string.range', min: 3, max: 9 } });
    expect(messageFor(z.string().check(range), 'x')).toBe('string.range {"label":"Field","min":3,"max":9}');
  });

  it("keeps a custom check's own message", () => {
    expect(messageFor(z.string().check(z.refine(() => false, 'Not this one')), 'x')).toBe('Not this one');
  });
});

it('uses the label of a nested field by its path, and of a list for its entries', () => {
  const schema = z.object({ address: z.object({ city: z.string() }), names: z.array(z.string()) });
  const error = schemaMessages({ 'address.city': 'City', names: 'Names' }, text, 'en');
  const { issues = [] } = schema.safeParse({ address: { city: 1 }, names: [1] }, { error }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual([
    'type.string {"label":"City"}',
    'type.string {"label":"Names"}',
  ]);
});
