import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { needed, parseTolerantly } from './tolerant-parse';

const text = z._default(z.string(), '');
const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
const colour = z.enum(['red', 'blue']);

const schema = z.object({
  id: z.string(),
  note: text,
  colour: z._default(colour, 'red'),
  due: z.optional(z.int()),
  name: z.exactOptional(z.string()),
  group: z.prefault(z.object({ title: text, size: z._default(z.int(), 7) }), {}),
  tasks: list(z.object({ id: z.string(), title: text, tags: list(z.string()) })),
  levels: needed(list(z.object({ level: colour, status: needed(z.enum(['open', 'closed'])), hint: text }))),
  types: z._default(z.array(z.string()), ['pdf']),
  pages: z._default(z.array(z.object({ lines: z.array(z.string()) })), []),
});

const DEFAULTS = {
  id: 'a',
  note: '',
  colour: 'red',
  group: { title: '', size: 7 },
  tasks: [],
  levels: [],
  types: ['pdf'],
  pages: [],
};
const open = { level: 'red', status: 'open', hint: '' };

describe('what can be done without is dropped alone, and named', () => {
  it.each<{ given: object; kept: object; dropped: string[] }>([
    { given: {}, kept: {}, dropped: [] },
    { given: { note: null }, kept: {}, dropped: ['note'] },
    { given: { note: { text: 'x' } }, kept: {}, dropped: ['note'] },
    { given: { colour: 'green', note: 'x' }, kept: { note: 'x' }, dropped: ['colour'] },
    { given: { due: 'soon', name: 7 }, kept: {}, dropped: ['due', 'name'] },
    { given: { group: null }, kept: {}, dropped: ['group'] },
    { given: { group: { title: 7, size: 9 } }, kept: { group: { title: '', size: 9 } }, dropped: ['group.title'] },
    { given: { tasks: 'none' }, kept: {}, dropped: ['tasks'] },
    {
      given: { tasks: [{ id: 1 }, { id: 'b', title: null, tags: ['x', 7, 'y'] }, null, { id: 'c' }] },
      kept: {
        tasks: [
          { id: 'b', title: '', tags: ['x', 'y'] },
          { id: 'c', title: '', tags: [] },
        ],
      },
      dropped: ['tasks.*.id', 'tasks.*.title', 'tasks.*.tags.*', 'tasks.*'],
    },
    // A list of which nothing is left takes its default.
    { given: { types: [1, 2] }, kept: {}, dropped: ['types.*'] },
    { given: { types: [1, 'png'] }, kept: { types: ['png'] }, dropped: ['types.*'] },
    // A list that has to be there is whole or makes what holds it go.
    {
      given: { pages: [{ lines: ['a', 1] }, { lines: [] }] },
      kept: { pages: [{ lines: [] }] },
      dropped: ['pages.*.lines.*'],
    },
  ])('$given', ({ given, kept, dropped }) => {
    const result = parseTolerantly(schema, { id: 'a', ...given });
    expect(result).toEqual({ success: true, value: { ...DEFAULTS, ...kept }, dropped });
  });
});

describe('what is needed refuses the whole', () => {
  it.each([
    ['a required field of another type', { id: 1 }, 'id'],
    ['a required field that is missing', { id: undefined }, 'id'],
    ['a needed list that is none', { levels: 'all' }, 'levels'],
    ['an unknown value of a needed field', { levels: [open, { ...open, status: 'new' }] }, 'levels.1.status'],
    ['a needed field that is null', { levels: [{ ...open, status: null }] }, 'levels.0.status'],
    ['a needed field that is missing', { levels: [{ level: 'red' }] }, 'levels.0.status'],
  ])('%s', (_what, given, path) => {
    const result = parseTolerantly(schema, { id: 'a', ...given });
    expect(result).toMatchObject({ success: false, problems: [{ path }] });
  });

  it.each([null, 'text', 7, [[]]])('%j, which is no object at all', (given) => {
    expect(parseTolerantly(schema, given)).toMatchObject({ success: false, problems: [{ path: '' }] });
  });

  it('also where a default breaks the schema itself', () => {
    const faulty = z.object({ group: z.prefault(z.object({ id: z.string() }), {} as never) });
    expect(parseTolerantly(faulty, {})).toMatchObject({ success: false, problems: [{ path: 'group.id' }] });
    expect(parseTolerantly(faulty, { group: { id: 1 } })).toMatchObject({ success: false });
  });

  it('but not what it can do without: null for the whole, an optional part, an entry that nobody knows', () => {
    const levels = (given: unknown) => parseTolerantly(schema, { id: 'a', levels: given });
    expect(levels(null)).toEqual({ success: true, value: DEFAULTS, dropped: ['levels'] });
    expect(levels([{ ...open, hint: 7 }])).toMatchObject({ value: { levels: [open] }, dropped: ['levels.*.hint'] });
    // Of a level that nobody knows, the status does not matter either.
    expect(levels([open, { level: 'green', status: 'new' }])).toMatchObject({
      value: { levels: [open] },
      dropped: ['levels.*.level'],
    });
  });
});

describe('for any value at all', () => {
  const anyFields = fc.record(
    Object.fromEntries(Object.keys(schema.shape).map((key) => [key, fc.jsonValue({ maxDepth: 3 })])),
    { requiredKeys: [] },
  );

  it('ends, leaves the input alone and gives only what the schema takes', () => {
    fc.assert(
      fc.property(anyFields, (input) => {
        const before = JSON.stringify(input);
        const result = parseTolerantly(schema, input);
        expect(JSON.stringify(input)).toBe(before);
        if (!result.success) return;
        expect(z.safeParse(schema, result.value).success).toBe(true);
        expect(z.safeParse(schema, input).success).toBe(result.dropped.length === 0);
      }),
    );
  });

  it('names fields of the schema and no value', () => {
    const known =
      /^(id|note|colour|due|name|group|title|size|tasks|tags|levels|level|status|hint|types|pages|lines|\*)$/;
    fc.assert(
      fc.property(anyFields, (input) => {
        const result = parseTolerantly(schema, { ...input, id: 'a', levels: [] });
        const names = result.success ? result.dropped.flatMap((path) => path.split('.')) : ['(refused)'];
        expect(names.filter((name) => !known.test(name))).toEqual([]);
      }),
    );
  });

  it('drops bad entries of a list wherever they stand, and nothing else', () => {
    const entry = fc.oneof(
      fc.record({ id: fc.string(), title: fc.string(), tags: fc.array(fc.string()) }),
      fc.constantFrom(null, 7, 'x', { id: 1 }, { title: 'no id' }),
    );
    fc.assert(
      fc.property(fc.array(entry), (tasks) => {
        const good = tasks.filter((task) => typeof task === 'object' && task !== null && 'tags' in task);
        expect(parseTolerantly(schema, { id: 'a', tasks })).toMatchObject({ success: true, value: { tasks: good } });
      }),
    );
  });
});
