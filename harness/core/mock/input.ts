import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { lookUp } from '../../../src/domain/look-up';
import { setOwn } from '../merge';
import { parsedJson } from '../parsed-json';
import type { MockRequest } from './backend';

export type ParsedInput =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly message: string };

export function parseInput(endpoint: Endpoint, request: MockRequest): ParsedInput {
  const isText = endpoint.method === 'GET' || endpoint.encoding === 'form';
  const raw = rawInput(endpoint, request);
  if (raw === undefined) return { ok: false, message: 'The body is not JSON' };
  let parsed = z.safeParse(endpoint.request, raw);
  if (!parsed.success && isText) parsed = z.safeParse(endpoint.request, retyped(raw, parsed.error.issues));
  if (parsed.success) return { ok: true, input: parsed.data };
  return {
    ok: false,
    message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '),
  };
}

function rawInput(endpoint: Endpoint, { query, body }: MockRequest): unknown {
  if (endpoint.method === 'GET') return query;
  if (body === undefined || body === '') return {};
  if (endpoint.encoding === 'form') return Object.fromEntries(new URLSearchParams(body));
  return parsedJson(body);
}

/** Queries and forms only carry text. Converts the fields that the schema refused to numbers or booleans. */
function retyped(raw: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const fields = { ...(raw as Record<string, unknown>) };
  for (const { path } of issues) {
    const key = String(path[0]);
    const text = lookUp(fields, key);
    if (typeof text === 'string' && /^(true|false|-?\d+(\.\d+)?)$/.test(text)) setOwn(fields, key, JSON.parse(text));
  }
  return fields;
}
