import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Fault, faultSchema } from '../../core/fault-schema';
import { FAULT_KINDS, FAULTS } from '../../core/faults';
import { valueAt } from '../../core/paths';
import { faultText, optionsOf, typedFault } from './fault-values';
import { type Field, formOf } from './schema';

type Schema = z.core.JSONSchema.JSONSchema;

/** Reads all leaf keys from the row's own schema, independently of `schema.ts`. */
function leaves({ properties = {} }: Schema, before = ''): string[] {
  return Object.entries(properties).flatMap(([key, child]) => {
    const inner = leaves(child as Schema, `${before}${key}.`);
    return inner.length > 0 ? inner : [`${before}${key}`];
  });
}

const OFTEN = { from: 3, times: 2, share: 1, seed: 7 };

/** A value of each field: the example's, or the first one that its kind allows. */
function filled(kind: (typeof FAULT_KINDS)[number]): Record<string, string> {
  const valueFor = (path: string, field: Field) =>
    valueAt({ ...FAULTS[kind].example, ...OFTEN }, path) ??
    optionsOf(field)[0] ??
    (field.kind === 'number' ? 1 : 'words');
  return Object.fromEntries([...formOf(kind).fields].map(([path, field]) => [path, String(valueFor(path, field))]));
}

describe.each(FAULT_KINDS)('the form of the fault %s', (kind) => {
  const { fields, required } = formOf(kind);

  it('has a field for every key of its row', () => {
    const parameters = leaves(z.toJSONSchema(z.strictObject(FAULTS[kind].parameters), { io: 'input' }));
    expect([...fields.keys()]).toEqual([...parameters, ...Object.keys(OFTEN)]);
  });

  it('makes a fault of all fields that the scenario accepts, and shows each value', () => {
    const typed = filled(kind);
    const fault = typedFault('*', kind, fields, typed);
    expect(faultSchema.parse(fault)).toEqual(fault);
    for (const [path, text] of Object.entries(typed)) expect(String(valueAt(fault, path))).toBe(text);
    const shown = faultText(fault);
    expect(shown).not.toContain('[object');
    for (const path of fields.keys()) if (!(path in OFTEN)) expect(shown).toContain(typed[path]);
  });

  it('leaves out the fields that are empty, and requires what the scenario requires', () => {
    const typed = filled(kind);
    const needed = Object.fromEntries(Object.entries(typed).filter(([path]) => required.includes(path)));
    expect(faultSchema.safeParse(typedFault('*', kind, fields, needed)).success).toBe(true);
    for (const path of required) {
      const { [path]: _left, ...others } = needed;
      expect(faultSchema.safeParse(typedFault('*', kind, fields, others)).success, path).toBe(false);
    }
  });
});

const CHOICES: ReadonlyMap<string, Field> = new Map([
  ['flag', { kind: 'switch' }],
  ['inner.level', { kind: 'choice', options: [1, 2] }],
]);

it.each([
  [{}, {}],
  [{ flag: 'false' }, { flag: false }],
  [
    { flag: 'true', 'inner.level': '2' },
    { flag: true, inner: { level: 2 } },
  ],
])('a fault of %o has the values %o', (typed, values) => {
  const fault = typedFault('*', 'empty', CHOICES, typed);
  expect(fault).toEqual({ endpoint: '*', kind: 'empty', ...values });
  expect(faultText(fault as Fault).split(' · ')).toHaveLength(2 + Object.keys(typed).length);
});
