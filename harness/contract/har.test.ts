import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readHar } from './har';
import { HarError } from './har-text';
import { entryOf, fileOf, harOf } from './testing';

const CALL = 'POST /logout';
const SECRET = 'anna@example.com';

function errorOf(path: string, maxBytes?: number): string {
  try {
    readHar(path, maxBytes);
  } catch (error) {
    expect(error).toBeInstanceOf(HarError);
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

const har = (log: unknown) => JSON.stringify({ log });
const broken = (change: object) => har({ entries: [entryOf(CALL, {}), { ...entryOf(CALL, {}), ...change }] });

it.each([
  ['an empty file', '', 'is not JSON'],
  ['half a file', `{"log":{"entries":[{"request":{"url":"${SECRET}`, 'is not JSON'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'is not JSON'],
  ['another JSON file', `{"mail":"${SECRET}"}`, 'is not a HAR file:\n  log: object'],
  ['a list', '[]', 'is not a HAR file:\n  the file: object'],
  ['null', 'null', 'is not a HAR file:\n  the file: object'],
  ['entries that are no list', har({ entries: { 0: SECRET } }), 'log.entries: array'],
  ['an entry that is text', har({ entries: [SECRET] }), 'log.entries.0: object'],
  ['no address', broken({ request: { method: 'GET' } }), 'log.entries.1.request.url: string'],
  ['half an address', broken({ request: { method: 'GET', url: `/${SECRET}` } }), 'log.entries.1.request.url'],
  ['no status', broken({ response: { content: {} } }), 'log.entries.1.response.status: number'],
  [
    'a text that is a number',
    broken({ response: { status: 200, content: { text: 1 } } }),
    'response.content.text: string',
  ],
])('refuses %s, and says why without its values', (_title, content, why) => {
  const message = errorOf(fileOf(content));
  expect(message).toContain(why);
  expect(message).not.toContain(SECRET);
});

it('names some problems of many', () => {
  const message = errorOf(fileOf(har({ entries: Array.from({ length: 1000 }, () => 1) })));
  expect(message.split('\n')).toHaveLength(7);
  expect(message).toContain('and 995 more');
});

it('refuses a file that is too large, is missing, or is a folder', () => {
  const path = harOf([entryOf(CALL, {})]);
  expect(errorOf(path, 100)).toContain('1 MB are read');
  expect(errorOf(`${path}.none`)).toContain('There is no file');
  const folder = join(dirname(path), 'folder.har');
  mkdirSync(folder);
  expect(errorOf(folder)).toContain('is not a file');
});

it('reads a file with a byte order mark, and an entry without an answer', () => {
  const path = fileOf(`\uFEFF${har({ entries: [{ ...entryOf('post /logout', {}), response: { status: 0 } }] })}`);
  expect(readHar(path)).toMatchObject([{ entry: 1, method: 'POST', status: 0, mimeType: '', byScript: undefined }]);
});

const ANSWER = '{"ret_msg":"Zürich"}';
const size = Buffer.byteLength(ANSWER);
const base64 = Buffer.from(ANSWER).toString('base64');

it.each([
  ['text', { size, text: ANSWER }, ANSWER],
  ['text without a size', { text: ANSWER }, ANSWER],
  ['base64', { size, text: base64, encoding: 'base64' }, ANSWER],
  ['base64 in lines', { size, text: `${base64.slice(0, 8)}\n${base64.slice(8)}`, encoding: 'base64' }, ANSWER],
  ['no base64', { size, text: '{"a":1}', encoding: 'base64' }, undefined],
  ['another encoding', { size, text: ANSWER, encoding: 'gzip' }, undefined],
  ['nothing', undefined, undefined],
  ['no text', { size: 20 }, undefined],
  ['no text of unknown size', { size: -1 }, undefined],
  ['an empty answer', { size: 0 }, ''],
  ['an empty text', { size: 0, text: '' }, ''],
  ['a text that the recorder has cut', { size, text: ANSWER.slice(0, 9) }, undefined],
  ['base64 that the recorder has cut', { size, text: base64.slice(0, 8), encoding: 'base64' }, undefined],
  ['whole JSON of another size', { size: 999, text: ANSWER }, ANSWER],
  ['broken JSON that is whole', { size: 2, text: '{"' }, '{"'],
])('has the text of an answer from %s', (_title, content, text) => {
  const [recorded] = readHar(harOf([entryOf(CALL, {}, { content })]));
  expect(recorded?.body()).toBe(text);
});
