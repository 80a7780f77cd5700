import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scenarioSchema } from '../../engine/scenario';
import { CONTROL_ROWS, GROUPS } from './rows';
import { FIELDS, WITHOUT_FIELD } from './schema';

type Schema = z.core.JSONSchema.JSONSchema;

/** Every key of the scenario that holds no further keys, read from the format itself and not from what the panel makes of it. */
function leaves(schema: Schema, path: readonly string[] = []): Map<string, Schema> {
  const found = new Map<string, Schema>();
  for (const [key, child] of Object.entries(schema.properties ?? {}) as [string, Schema][]) {
    const here = [...path, key];
    if (child.properties) for (const [name, leaf] of leaves(child, here)) found.set(name, leaf);
    else found.set(here.join('.'), child);
  }
  return found;
}

const LEAVES = leaves(z.toJSONSchema(scenarioSchema, { io: 'input' }));
const ROWS = new Map(CONTROL_ROWS.map((row) => [row.path, row]));

describe('the rail', () => {
  it('finds the keys of the scenario, at every depth', () => {
    for (const path of ['site', 'vendor.outcome', 'kyc.steps.1', 'config.errorReportingDsn']) {
      expect(LEAVES.has(path), path).toBe(true);
    }
  });

  it.each([...LEAVES.keys()])('%s has a control, or a reason why not', (path) => {
    expect([ROWS.has(path), path in WITHOUT_FIELD]).toContain(true);
    expect(ROWS.has(path) && path in WITHOUT_FIELD).toBe(false);
  });

  it('has no control, and no reason, for a key that does not exist', () => {
    const known = [...ROWS.keys(), ...Object.keys(WITHOUT_FIELD)];
    expect(known.filter((path) => !LEAVES.has(path))).toEqual([]);
    expect(ROWS.size).toBe(CONTROL_ROWS.length);
  });

  it.each(CONTROL_ROWS.map((row) => [row.path, row] as const))('%s fits what the format takes', (path, row) => {
    const { type, enum: options } = LEAVES.get(path) ?? {};
    const field = FIELDS.get(path);
    if (options) expect(field).toEqual({ kind: 'choice', options });
    else if (type === 'boolean') expect(field).toEqual({ kind: 'switch' });
    else if (type === 'integer' || type === 'number') expect(field?.kind).toBe('number');
    else expect(field).toEqual({ kind: 'text' });
    // What only one kind of field draws is asked of no other.
    if (row.unit !== undefined) expect(field?.kind).toBe('number');
    if (row.suggestions !== undefined) expect(field?.kind).toBe('text');
    if (row.as !== undefined || row.prefix !== undefined) expect(field?.kind).toBe('choice');
    if (row.prefix !== undefined && field?.kind === 'choice') {
      for (const option of field.options) expect(String(option).startsWith(row.prefix)).toBe(true);
    }
  });

  it('calls each control by a name of its own, with a sentence about it', () => {
    expect(new Set(CONTROL_ROWS.map(({ label }) => label)).size).toBe(CONTROL_ROWS.length);
    for (const { path, hint } of CONTROL_ROWS) {
      expect(hint.length, path).toBeGreaterThan(15);
      // Three lines of the narrow rail.
      expect(hint.length, path).toBeLessThanOrEqual(120);
    }
    expect(GROUPS.filter((group) => !CONTROL_ROWS.some((row) => row.group === group))).toEqual([]);
  });
});
