import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { needed, parseTolerantly, problemsOf } from './tolerant-parse';

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

describe('drops and lists only what is invalid and not essential', () => {
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
    // A list without a valid entry takes its default.
    { given: { types: [1, 2] }, kept: {}, dropped: ['types.*'] },
    { given: { types: [1, 'png'] }, kept: { types: ['png'] }, dropped: ['types.*'] },
    // An invalid entry of a required list drops the enclosing part.
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

describe('fails on invalid essential parts', () => {
  it.each([
    ['a required field of another type', { id: 1 }, 'id'],
    ['a required field that is missing', { id: undefined }, 'id'],
    ['a needed list of another type', { levels: 'all' }, 'levels'],
    ['an unknown value of a needed field', { levels: [open, { ...open, status: 'new' }] }, 'levels.1.status'],
    ['a needed field that is null', { levels: [{ ...open, status: null }] }, 'levels.0.status'],
    ['a needed field that is missing', { levels: [{ level: 'red' }] }, 'levels.0.status'],
  ])('%s', (_what, given, path) => {
    const result = parseTolerantly(schema, { id: 'a', ...given });
    expect(result).toMatchObject({ success: false, problems: [{ path }] });
  });

  it.each([null, 'text', 7, [[]]])('%j, which is not an object', (given) => {
    expect(parseTolerantly(schema, given)).toMatchObject({ success: false, problems: [{ path: '' }] });
  });

  it('a default that does not match its schema', () => {
    const faulty = z.object({ group: z.prefault(z.object({ id: z.string() }), {} as never) });
    expect(parseTolerantly(faulty, {})).toMatchObject({ success: false, problems: [{ path: 'group.id' }] });
    expect(parseTolerantly(faulty, { group: { id: 1 } })).toMatchObject({ success: false });
  });

  it('but not on null for a needed part with a default, or on invalid optional parts inside it', () => {
    const levels = (given: unknown) => parseTolerantly(schema, { id: 'a', levels: given });
    expect(levels(null)).toEqual({ success: true, value: DEFAULTS, dropped: ['levels'] });
    expect(levels([{ ...open, hint: 7 }])).toMatchObject({ value: { levels: [open] }, dropped: ['levels.*.hint'] });
    // The entry is dropped, so its unknown status does not matter.
    expect(levels([open, { level: 'green', status: 'new' }])).toMatchObject({
      value: { levels: [open] },
      dropped: ['levels.*.level'],
    });
  });
});

describe('for any value', () => {
  const anyFields = fc.record(
    Object.fromEntries(Object.keys(schema.shape).map((key) => [key, fc.jsonValue({ maxDepth: 3 })])),
    { requiredKeys: [] },
  );

  it('terminates, leaves the input unchanged and returns only valid values', () => {
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

  it('lists names of fields and never values', () => {
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

  it('drops invalid list entries at any position, and nothing else', () => {
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

describe('special shapes', () => {
  const parse = (schema: z.core.$ZodType, input: unknown) => {
    const parsed = parseTolerantly(schema, input);
    return parsed.success ? [parsed.value, parsed.dropped] : parsed.problems;
  };

  it('a list that is the whole value loses its invalid entries, even the last one', () => {
    expect(parse(list(z.string()), ['a', 1])).toEqual([['a'], ['*']]);
    expect(parse(list(z.string()), [1])).toEqual([[], ['*']]);
  });

  it('a list in a group that becomes empty takes its default; the group stays', () => {
    const group = z.prefault(z.object({ list: z._default(z.array(z.string()), ['x']), name: text }), {});
    expect(parse(z.object({ group }), { group: { list: [1], name: 'n' } })).toEqual([
      { group: { list: ['x'], name: 'n' } },
      ['group.list.*'],
    ]);
  });

  it('more than ten entries and parts of them are dropped, and nothing else', () => {
    const entries = list(z.object({ id: z.string(), tags: list(z.string()) }));
    const given = Array.from({ length: 12 }, (_entry, index) => ({
      id: index % 2 === 0 ? `${index}` : 1,
      tags: ['a', 1, 'b'],
    }));
    const kept = [0, 2, 4, 6, 8, 10].map((index) => ({ id: `${index}`, tags: ['a', 'b'] }));
    expect(parse(z.object({ entries }), { entries: given })).toEqual([
      { entries: kept },
      ['entries.*.tags.*', 'entries.*.id'],
    ]);
  });

  it('the work grows linearly with the invalid entries', () => {
    const work = (size: number) => {
      let checks = 0;
      let moved = 0;
      const splice = vi.spyOn(Array.prototype, 'splice').mockImplementation(function (this: unknown[], start: number) {
        moved += this.length - start;
        const [removed] = this.filter((_entry, index) => index === start);
        this.copyWithin(start, start + 1);
        this.length -= 1;
        return [removed];
      });
      const id = z.string().check(
        z.refine((value) => {
          checks += 1;
          return value !== 'bad';
        }),
      );
      const entries = Array.from({ length: size }, (_entry, index) => ({ id: index % 2 === 0 ? 'bad' : 'good' }));
      const parsed = parseTolerantly(z.object({ entries: list(z.object({ id })) }), { entries });
      splice.mockRestore();
      expect(parsed).toMatchObject({ success: true, value: { entries: { length: size / 2 } } });
      return checks + moved;
    };
    // Every entry once, and the good ones again.
    expect(work(1000)).toBe(1500);
    expect(work(2000)).toBe(3000);
  });

  it('20,000 invalid entries in lists of lists are dropped', () => {
    const nested = { groups: Array.from({ length: 100 }, () => ({ tags: Array.from({ length: 200 }, () => 1) })) };
    const groups = list(z.object({ tags: list(z.string()) }));
    expect(parse(z.object({ groups }), nested)).toEqual([
      { groups: Array.from({ length: 100 }, () => ({ tags: [] })) },
      ['groups.*.tags.*'],
    ]);
  });

  it('an invalid entry of a record drops the whole record', () => {
    const schema = z.object({ map: z._default(z.record(z.string(), z.number()), {}), note: text });
    expect(parse(schema, { map: { a: 1, b: 'x' }, note: 'n' })).toEqual([{ map: {}, note: 'n' }, ['map.b']]);
  });

  it('problems say what is expected', () => {
    const { error } = z.safeParse(z.object({ a: z.object({ b: z.string() }), c: z.enum(['x']) }), { a: { b: 1 } });
    expect(problemsOf(error?.issues ?? [])).toEqual([
      { path: 'a.b', expected: 'string' },
      { path: 'c', expected: 'invalid_value' },
    ]);
  });
});
