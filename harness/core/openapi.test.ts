import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleInput } from '../../fixtures/example-inputs';
import type { Endpoint } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { type Prism, startPrism } from '../server/testing/prism';
import { exampleRequest, openApiDocument } from './openapi';

type Document = { paths: Record<string, Record<string, Operation>> };
type Operation = { operationId: string; summary: string; 'x-provenance': unknown; responses: Responses } & Record<
  'parameters' | 'requestBody' | 'security',
  unknown
>;
type Responses = {
  '4XX': unknown;
  200: { content: { 'application/json': { example: { ret_code: number; result: unknown } } } };
};

const SERVER = 'http://api.example';
const documentOf = () => openApiDocument(SERVER) as unknown as Document;
const rows = Object.entries(endpoints) as [string, Endpoint][];

const TEXT = { type: 'string' };
const COMMON_HEADERS = [
  { name: 'Accept-Language', in: 'header', schema: TEXT },
  { name: 'platform', in: 'header', schema: { type: 'string', enum: ['pc', 'h5', 'tg-mini-program'] } },
  { name: 'x-user-agent', in: 'header', schema: TEXT },
  { name: 'x-client-tag', in: 'header', schema: TEXT },
];
const ownHeader = (name: string) => ({ name, in: 'header', schema: TEXT });
/** The headers of both ways to authenticate. */
const KNOWN = { cookie: 'session=a', 'kyc-access-token': 'a' };

describe('the contract', () => {
  it('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(openApiDocument(SERVER)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(openApiDocument(SERVER)).toMatchObject({
      info: { title: 'Account verification', version: '1.0.0', description: expect.stringContaining('x-provenance') },
      servers: [{ url: SERVER }],
    });
  });

  it('lists every call with its provenance and a valid example', () => {
    const { paths } = documentOf();
    for (const [key, endpoint] of rows) {
      for (const path of [endpoint.path, endpoint.sdkPath ?? endpoint.path]) {
        const operation = paths[path]?.[endpoint.method.toLowerCase()];
        expect(operation?.operationId, key).toBe(path === endpoint.path ? key : `${key}Sdk`);
        expect(operation?.['x-provenance'], key).toEqual(endpoint.provenance);
        const example = operation?.responses[200].content['application/json'].example;
        expect(example?.ret_code, key).toBe(0);
        expect(z.safeParse(endpoint.response, example?.result).success, key).toBe(true);
      }
    }
  });

  it('describes a call that reads: its parameters and headers, no body', () => {
    const { paths } = documentOf();
    const { parameters, requestBody } = paths[endpoints.amlResult.path]?.get ?? {};
    const sceneCode = { name: 'sceneCode', in: 'query', required: true, schema: expect.anything() };
    expect(parameters).toEqual([
      { ...sceneCode, example: z.parse(endpoints.amlResult.request, exampleInput('amlResult')).sceneCode },
      ...COMMON_HEADERS,
    ]);
    expect(requestBody).toBeUndefined();
    const { parameters: optional } = paths[endpoints.sdkTokenInfo.path]?.get ?? {};
    const purpose = { name: 'purpose', in: 'query', required: false, schema: expect.anything() };
    expect(optional).toEqual([purpose, ...COMMON_HEADERS]);
    const { parameters: open } = paths[endpoints.countryList.path]?.get ?? {};
    expect(open).toEqual([expect.objectContaining({ name: 'is_disable' }), COMMON_HEADERS[0]]);
  });

  it.each([
    ['kycInfo', 'a member by the session, an integration by the token', [{ session: [] }], [{ token: [] }]],
    ['sdkTokenInfo', 'either of them', [{ session: [] }, { token: [] }], undefined],
    ['countryList', 'anybody', [], undefined],
    ['defaultIntercept', 'anybody, with or without a session', [], undefined],
  ] as const)('says who may call %s: %s', (key, _who, member, sdk) => {
    const { paths } = documentOf();
    const { path, method, sdkPath = '' } = endpoints[key] as Endpoint;
    expect(paths[path]?.[method.toLowerCase()]?.security).toEqual(member);
    expect(paths[sdkPath]?.[method.toLowerCase()]?.security).toEqual(sdk);
  });

  it('describes a call that writes: its body, and the headers of the embedded mode on its own path', () => {
    const { paths } = documentOf();
    const { parameters, requestBody, responses } = paths[endpoints.kycInfo.path]?.post ?? {};
    const headers = [...COMMON_HEADERS, ownHeader('Guid'), ownHeader('Lang')];
    expect(parameters).toEqual(headers);
    const schema = expect.objectContaining({ type: 'object' });
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema, example: exampleInput('kycInfo') } },
    });
    expect(paths[endpoints.kycInfo.sdkPath ?? '']?.post?.parameters).toEqual([
      ...headers,
      ownHeader('kyc-access-origin'),
      ownHeader('kyc-access-business'),
    ]);
    expect(responses?.['4XX']).toBeDefined();
    expect(responses?.[200]).toMatchObject({
      description: expect.stringContaining('ret_code 0'),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['ret_code', 'ret_msg'],
            properties: { ret_code: { type: 'integer', description: '0 is success' }, ret_msg: TEXT, result: schema },
          },
        },
      },
    });
    expect(paths[endpoints.defaultIntercept.path]?.post?.requestBody).toHaveProperty([
      'content',
      'application/x-www-form-urlencoded',
    ]);
  });
});

describe('Prism on the contract', () => {
  let prism: Prism;

  beforeAll(async () => {
    prism = await startPrism(documentOf());
  }, 60_000);

  afterAll(() => prism.stop());

  it.each(rows)('Prism, which has only the document, answers %s validly', async (key, endpoint) => {
    const { path, query, headers, body } = exampleRequest(key as EndpointKey, endpoint);
    const response = await fetch(`http://127.0.0.1:${prism.port}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: { ...(headers as Record<string, string>), ...KNOWN },
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
      expect(await status({ cookie: 'session=a' })).toBe(401);
    },
  );

  it('refuses a body that breaks the contract', async () => {
    const response = await fetch(`http://127.0.0.1:${prism.port}${endpoints.sdkAccess.path}`, {
      method: 'POST',
      headers: { ...KNOWN, 'content-type': 'application/json' },
      body: JSON.stringify({ level: 'LEVEL_9' }),
    });
    expect(response.status).toBe(422);
  });
});
