import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { CONTRACT_CALLS, type ContractCall } from '../../core/contract/calls';
import { openApiDocument } from '../../core/openapi';

/** Makes recordings for tests. */

export const API = 'https://api2.example.com';

export interface Entry {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly status: number; readonly content?: object };
  readonly _resourceType?: string;
}

/** A new object. */
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

/** Text, or a value for JSON. */
export function entryOf(name: string, answer: unknown, response: object = {}): Entry {
  const [method = '', path = ''] = name.split(' ');
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const content = { size: Buffer.byteLength(text), mimeType: 'application/json', text };
  return { request: { method, url: `${API}${path}` }, response: { status: 200, content, ...response } };
}

/** Returns its path. */
export function fileOf(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'recorded.har');
  writeFileSync(path, content);
  return path;
}

export function harOf(entries: readonly unknown[]): string {
  return fileOf(JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } }));
}
