import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { type Prism, startPrism } from '../server/testing/prism';
import { exampleRequest, openApiDocument } from './openapi';

type Document = { paths: Record<string, Record<string, { 'x-provenance': unknown; responses: Responses }>> };
type Responses = { 200: { content: { 'application/json': { example: { ret_code: number; result: unknown } } } } };

const rows = Object.entries(endpoints) as [string, Endpoint][];
const document = openApiDocument('http://api.example') as unknown as Document;

describe('the contract', () => {
  it('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(openApiDocument('http://api.example')))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(rows)('%s is listed with its provenance and a valid example', (_key, endpoint) => {
    for (const path of [endpoint.path, endpoint.sdkPath ?? endpoint.path]) {
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.['x-provenance']).toEqual(endpoint.provenance);
      const example = operation?.responses[200].content['application/json'].example;
      expect(example?.ret_code).toBe(0);
      expect(z.safeParse(endpoint.response, example?.result).success).toBe(true);
    }
  });
});

describe('Prism on the contract', () => {
  let prism: Prism;

  beforeAll(async () => {
    prism = await startPrism(document);
  }, 60_000);

  afterAll(() => prism.stop());

  it.each(rows)('Prism, which has only the document, answers %s validly', async (key, endpoint) => {
    const { path, query, headers, body } = exampleRequest(key as EndpointKey, endpoint);
    const response = await fetch(`http://127.0.0.1:${prism.port}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: headers as Record<string, string>,
      body: body ?? null,
    });
    expect(response.status).toBe(200);
    const envelope = (await response.json()) as { ret_code: number; result: unknown };
    expect(envelope.ret_code).toBe(0);
    expect(z.safeParse(endpoint.response, envelope.result).success).toBe(true);
  });

  it.each(rows.filter(([, { sdkPath }]) => sdkPath))(
    '%s has an SDK path that requires a token',
    async (key, endpoint) => {
      const { headers, body } = exampleRequest(key as EndpointKey, endpoint);
      const status = async (more: Record<string, string>) => {
        const all = { ...(headers as Record<string, string>), ...more };
        const url = `http://127.0.0.1:${prism.port}${endpoint.sdkPath}`;
        return (await fetch(url, { method: endpoint.method, headers: all, body: body ?? null })).status;
      };
      expect(await status({ 'kyc-access-token': 't', 'kyc-access-origin': 'o', 'kyc-access-business': 'b' })).toBe(200);
      expect(await status({})).toBe(422);
    },
  );

  it('refuses a body that breaks the contract', async () => {
    const response = await fetch(`http://127.0.0.1:${prism.port}${endpoints.sdkAccess.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ level: 'LEVEL_9' }),
    });
    expect(response.status).toBe(422);
  });
});
