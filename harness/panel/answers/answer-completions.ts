import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import * as z from 'zod';
import { unwrap } from '../../../src/domain/tolerant-parse';
import { type AnswerSchema, fieldAt, keysOf, type Path, schemaAt } from './answer-schema';

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Option {
  readonly label: string;
  /** A key is written with its value. */
  readonly apply: string;
  readonly detail: string;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Start values of new keys, by type. */
const STARTS: Readonly<Record<string, string>> = { string: '""', boolean: 'false', array: '[]', object: '{}' };
/** Characters of a number or word that the parser rejects until it is complete. */
const WORD = /[\w.+-]*$/;

/** Missing keys, or values of a key. Undefined if the contract says nothing. */
export function completionsAt(schema: AnswerSchema, text: string, offset: number) {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const typed = replacedBy(text, offset, previousNode);
  const options = isAtPropertyKey ? keyOptions(schema, text, path.slice(0, -1), typed) : valueOptions(schema, path);
  return options.length === 0 ? undefined : { ...typed, options };
}

function replacedBy(text: string, offset: number, node: Node | undefined): Range {
  if (node !== undefined && offset <= node.offset + node.length && offset > node.offset) {
    return { from: node.offset, to: node.offset + node.length };
  }
  return { from: offset - (WORD.exec(text.slice(0, offset))?.[0].length ?? 0), to: offset };
}

function keyOptions(schema: AnswerSchema, text: string, path: Path, { from, to }: Range): Option[] {
  const object = schemaAt(schema, path);
  if (object === undefined) return [];
  const hasValue = /^\s*:/.test(text.slice(to));
  const present = keysIn(text, path, from);
  const missing = keysOf(object).filter((name) => !present.includes(name));
  return missing.map((name) => {
    const place = [...path, name];
    const child = schemaAt(schema, place);
    const label = JSON.stringify(name);
    const start = child === undefined ? 'null' : startOf(child);
    return { label, apply: hasValue ? label : `${label}: ${start}`, detail: fieldAt(schema, place)?.type ?? '' };
  });
}

/** Excludes the key at the cursor. */
function keysIn(text: string, path: Path, typedAt: number): string[] {
  const root = parseTree(text);
  const object = root && findNodeAtLocation(root, [...path]);
  const keys = (object?.children ?? []).map(({ children }) => children?.[0]);
  return keys.flatMap((key) => (key === undefined || key.offset === typedAt ? [] : [String(key.value)]));
}

function valueOptions(schema: AnswerSchema, path: Path): Option[] {
  const here = schemaAt(schema, path);
  if (here === undefined) return [];
  const values = valuesOf(here);
  return values.map((value) => ({ label: value, apply: value, detail: '' }));
}

function jsonSchemaOf(schema: AnswerSchema): JsonSchema {
  return z.toJSONSchema(unwrap(schema).inner, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function valuesOf(schema: AnswerSchema): string[] {
  const { type, enum: values, const: only } = jsonSchemaOf(schema);
  if (only !== undefined) return [JSON.stringify(only)];
  if (values !== undefined) return values.map((value) => JSON.stringify(value));
  return type === 'boolean' ? ['true', 'false'] : [];
}

function startOf(schema: AnswerSchema): string {
  const { type } = jsonSchemaOf(schema);
  return valuesOf(schema)[0] ?? STARTS[type ?? ''] ?? (type === undefined ? 'null' : '0');
}
