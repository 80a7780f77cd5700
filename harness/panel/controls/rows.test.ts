import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scenarioSchema } from '../../core/scenario';
import { CONTROL_ROWS, GROUPS } from './rows';
import { FIELDS, WITHOUT_FIELD } from './schema';

type Schema = z.core.JSONSchema.JSONSchema;

/** Reads all leaf keys from the schema, independently of `schema.ts`. */
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

describe('the controls of the panel', () => {
  it('are compared with scenario keys at every depth', () => {
    for (const path of ['site', 'vendor.outcome', 'kyc.steps.1', 'config.errorReportingDsn']) {
      expect(LEAVES.has(path), path).toBe(true);
    }
  });

  it.each([...LEAVES.keys()])('have either a row or a documented exception for %s', (path) => {
    const wanted = 'a row in rows.ts, or in schema.ts the reason why it has none';
    expect(ROWS.has(path), wanted).toBe(!(path in WITHOUT_FIELD));
  });

  it('have no row and no exception for a key that does not exist', () => {
    const known = [...ROWS.keys(), ...Object.keys(WITHOUT_FIELD)];
    expect(known.filter((path) => !LEAVES.has(path))).toEqual([]);
    expect(ROWS.size).toBe(CONTROL_ROWS.length);
  });

  it.each(CONTROL_ROWS.map((row) => [row.path, row] as const))('show a field of the right kind for %s', (path, row) => {
    const { type, enum: options } = LEAVES.get(path) ?? {};
    const field = FIELDS.get(path);
    if (options) expect(field).toEqual({ kind: 'choice', options });
    else if (type === 'boolean') expect(field).toEqual({ kind: 'switch' });
    else if (type === 'integer' || type === 'number') expect(field?.kind).toBe('number');
    else expect(field).toEqual({ kind: 'text' });
    // These properties need one kind of field.
    if (row.unit !== undefined) expect(field?.kind).toBe('number');
    if (row.suggestions !== undefined) expect(field?.kind).toBe('text');
    if (row.as !== undefined || row.prefix !== undefined) expect(field?.kind).toBe('choice');
    if (row.prefix !== undefined && field?.kind === 'choice') {
      for (const option of field.options) expect(String(option).startsWith(row.prefix)).toBe(true);
    }
  });

  it('have unique labels and a hint of 16 to 120 characters each', () => {
    expect(new Set(CONTROL_ROWS.map(({ label }) => label)).size).toBe(CONTROL_ROWS.length);
    for (const { path, hint } of CONTROL_ROWS) {
      expect(hint.length, path).toBeGreaterThan(15);
      // Longer hints exceed the three lines of the rail.
      expect(hint.length, path).toBeLessThanOrEqual(120);
    }
    expect(GROUPS.filter((group) => !CONTROL_ROWS.some((row) => row.group === group))).toEqual([]);
  });
});
