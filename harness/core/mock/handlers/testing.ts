import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, RequestOf, ResponseOf } from '../../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../../src/api/endpoints';
import { exampleRequest } from '../../openapi';
import { scenarioOf } from '../../testing';
import { MockBackend } from '../backend';
import type { MockHeaders } from '../handler';

type Row<K extends EndpointKey> = (typeof endpoints)[K];

export const TRUSTED = { risk: { decision: 'pass' } } as const;

export const backendOf = (input: unknown = {}) => new MockBackend(scenarioOf(input));

/** Sends the app's request code. */
export function envelopeOf<K extends EndpointKey>(
  backend: MockBackend,
  key: K,
  input: RequestOf<Row<K>>,
  headers: MockHeaders = {},
): { ret_code: number; ret_msg: string; result: unknown } {
  const request = exampleRequest(key, endpoints[key], input);
  const { outcome } = backend.respond({ ...request, headers: { ...request.headers, ...headers } });
  if (outcome.type !== 'answer') throw new Error(outcome.type);
  return JSON.parse(outcome.body);
}

/** Validated by the response schema. */
export function ask<K extends EndpointKey>(
  backend: MockBackend,
  key: K,
  input: RequestOf<Row<K>>,
  headers?: MockHeaders,
): ResponseOf<Row<K>> {
  const { ret_code, ret_msg, result } = envelopeOf(backend, key, input, headers);
  expect(ret_code, ret_msg).toBe(0);
  const endpoint: Endpoint = endpoints[key];
  return z.parse(endpoint.response, result) as ResponseOf<Row<K>>;
}
