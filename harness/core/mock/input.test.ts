import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../../../src/api/endpoint';
import { parseInput } from './input';

const endpoint = (more: Partial<Endpoint>): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/x',
    summary: 'A call of this test.',
    request: z.object({ count: z.number(), on: z.boolean(), name: z.string() }),
    response: z.object({}),
    provenance: { request: 'assumed', response: 'assumed' },
    ...more,
  });
const request = { method: 'POST', path: '/x', headers: {}, query: {}, body: undefined };
const TYPED = { count: -1.5, on: true, name: '7' };
const TEXT = { count: '-1.5', on: 'true', name: '7' };

it.each<[string, Partial<Endpoint>, object]>([
  ['a query', { method: 'GET' }, { query: TEXT, body: 'not looked at' }],
  ['a form', { encoding: 'form' }, { body: new URLSearchParams(TEXT).toString() }],
  ['JSON', {}, { body: JSON.stringify(TYPED), query: { count: 'not looked at' } }],
])('%s gives numbers, booleans and texts as the contract has them', (_what, row, given) => {
  expect(parseInput(endpoint(row), { ...request, ...given })).toEqual({ ok: true, input: TYPED });
});

it('a text in JSON is not converted', () => {
  expect(parseInput(endpoint({}), { ...request, body: JSON.stringify({ ...TYPED, on: 'true' }) })).toEqual({
    ok: false,
    message: 'on: invalid_type',
  });
});

it.each(['true false', '12a', 'x12', '1.', '', 'null'])('%j in a query is not a number', (count) => {
  expect(parseInput(endpoint({ method: 'GET' }), { ...request, query: { ...TEXT, count } })).toEqual({
    ok: false,
    message: 'count: invalid_type',
  });
});

it('names every wrong field', () => {
  expect(parseInput(endpoint({}), { ...request, body: '{"name":1}' })).toEqual({
    ok: false,
    message: 'count: invalid_type; on: invalid_type; name: invalid_type',
  });
});

it.each([undefined, ''])('the body %j is an empty input', (body) => {
  expect(parseInput(endpoint({ request: z.looseObject({}) }), { ...request, body })).toEqual({ ok: true, input: {} });
});

it('a body that is not JSON is refused', () => {
  expect(parseInput(endpoint({}), { ...request, body: '{' })).toEqual({ ok: false, message: 'The body is not JSON' });
});
