import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { HarError } from '../../core/contract/har-text';
import { readHar } from './har';
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

it.each([
  ['an empty file', '', 'is not JSON'],
  ['half a file', `{"log":{"entries":[{"request":{"url":"${SECRET}`, 'is not JSON'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'is not JSON'],
  ['another JSON file', `{"mail":"${SECRET}"}`, 'is not a HAR file: log: object'],
  ['a list', '[]', 'is not a HAR file: the whole: object'],
  ['null', 'null', 'is not a HAR file: the whole: object'],
  ['entries that are not a list', har({ entries: { 0: SECRET } }), 'log.entries: array'],
  ['a file without a readable entry', har({ entries: [SECRET] }), 'no readable entry: entry 1, the whole: object'],
])('refuses %s, and says why without its values', (_title, content, why) => {
  const message = errorOf(fileOf(content));
  expect(message).toContain(why);
  expect(message).not.toContain(SECRET);
});

it.each([
  ['text', SECRET, 'the whole: object'],
  ['without an address', { request: { method: 'GET' } }, 'request.url: string'],
  ['with half an address', { request: { method: 'GET', url: `/${SECRET}` } }, 'request.url'],
  ['without a status', { response: { content: {} } }, 'response.status: number'],
  ['with a number as text', { response: { status: 200, content: { text: 1 } } }, 'response.content.text: string'],
])('leaves out an entry that is %s, names it without its values, and reads the rest', (_title, change, why) => {
  const sound = entryOf(CALL, {});
  const entry = typeof change === 'string' ? change : { ...sound, ...change };
  const { entries, unreadable } = readHar(fileOf(har({ entries: [sound, entry, sound] })));
  expect(entries.map((one) => one.entry)).toEqual([1, 3]);
  expect(unreadable).toEqual([{ entry: 2, why: expect.stringContaining(why) }]);
  expect(JSON.stringify(unreadable)).not.toContain(SECRET);
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
  expect(readHar(path).entries).toMatchObject([
    { entry: 1, method: 'POST', status: 0, mimeType: '', byScript: undefined },
  ]);
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
  const [recorded] = readHar(harOf([entryOf(CALL, {}, { content })])).entries;
  expect(recorded?.body()).toBe(text);
});
