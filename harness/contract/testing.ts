import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openApiDocument } from '../engine/openapi';
import { CONTRACT_CALLS, type ContractCall } from './calls';

/** Makes recordings for tests. */

export const API = 'https://api2.example.com';

/** An entry as a browser writes it. */
export interface Entry {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly status: number; readonly content?: object };
  readonly _resourceType?: string;
}

/** The answer of the contract's example to a call, as a new object. */
export function exampleAnswer({ endpoint, path }: ContractCall): {
  ret_code: number;
  ret_msg: string;
  result: unknown;
} {
  type Examples = Record<
    string,
    Record<string, { responses: { 200: { content: { 'application/json': { example: never } } } } }>
  >;
  const operation = (document.paths as Examples)[path]?.[endpoint.method.toLowerCase()];
  return structuredClone(operation?.responses[200].content['application/json'].example as never);
}
const document = openApiDocument(API);

/** The call with that name. */
export function callNamed(name: string): ContractCall {
  const call = CONTRACT_CALLS.find((one) => one.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
}

/** An entry of a call with its answer, which is text or becomes JSON. */
export function entryOf(name: string, answer: unknown, response: object = {}): Entry {
  const [method = '', path = ''] = name.split(' ');
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const content = { size: Buffer.byteLength(text), mimeType: 'application/json', text };
  return { request: { method, url: `${API}${path}` }, response: { status: 200, content, ...response } };
}

/** Writes a file for this test; returns its path. */
export function fileOf(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'recorded.har');
  writeFileSync(path, content);
  return path;
}

/** Writes a recording of these entries; returns its path. */
export function harOf(entries: readonly unknown[]): string {
  return fileOf(JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } }));
}
