import * as z from 'zod';
import { exampleInput } from '../../fixtures/example-inputs';
import { type Endpoint, endpointName, worksByToken } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { buildRequest } from '../../src/api/request';
import { HEADER_NAMES } from '../../src/api/wire';
import { PLATFORMS } from '../../src/domain/modes';
import { MockBackend, type MockRequest } from './mock/backend';
import { validScenario } from './scenario';

/** OpenAPI 3.1, with the mock's answers as examples. */

interface Operation {
  readonly [field: string]: unknown;
}

export function openApiDocument(serverUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    const example = exampleOf(key, endpoint);
    for (const [path, mode] of pathsOf(endpoint)) {
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(key, endpoint, mode, example) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Account verification',
      version: '1.0.0',
      description:
        'Every call of the account area. `x-provenance` says of each direction whether its shape is specified or assumed.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The cookie by which the server knows a signed-in member. Its name is an example.',
  },
  token: { type: 'apiKey', in: 'header', name: HEADER_NAMES.accessToken },
} as const;

/** One of these is enough; none: the call is public. */
function securityOf({ path, credentials }: Endpoint, mode: Mode): Partial<Record<keyof typeof SECURITY_SCHEMES, []>>[] {
  if (mode === 'sdk') return [{ token: [] }];
  if (!worksByToken({ path, credentials })) return [{ session: [] }];
  return path.startsWith('/v1/s1/') ? [{ session: [] }, { token: [] }] : [];
}

export type Mode = 'member' | 'sdk';

export function pathsOf({ path, sdkPath }: Endpoint): [string, Mode][] {
  return sdkPath === undefined
    ? [[path, 'member']]
    : [
        [path, 'member'],
        [sdkPath, 'sdk'],
      ];
}

function operation(key: EndpointKey, endpoint: Endpoint, mode: Mode, example: unknown): Operation {
  const body = endpoint.method === 'GET' ? undefined : requestBody(key, endpoint);
  return {
    operationId: mode === 'sdk' ? `${key}Sdk` : key,
    summary: endpoint.summary,
    'x-provenance': endpoint.provenance,
    security: securityOf(endpoint, mode),
    parameters: [...queryParameters(key, endpoint), ...headerParameters(endpoint, mode)],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'The envelope: ret_code 0 with the result, any other code without.',
        content: { 'application/json': { schema: envelopeSchema(endpoint), example } },
      },
      '4XX': { description: 'The server refuses the call before it reads it. The app reads no body.' },
    },
  };
}

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function requestBody(key: EndpointKey, { encoding, request }: Endpoint): Operation {
  const schema = jsonSchema(request);
  return { required: true, content: { [CONTENT_TYPES[encoding]]: { schema, example: exampleInput(key) } } };
}

function queryParameters(key: EndpointKey, { method, request }: Endpoint): Operation[] {
  if (method !== 'GET') return [];
  const { properties = {}, required = [] } = jsonSchema(request) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const example = exampleInput(key) as Record<string, unknown>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}

/** See PRODUCT.md, 'API client'. */
const COMMON_HEADERS: readonly Operation[] = [
  { name: HEADER_NAMES.platform, in: 'header', schema: { type: 'string', enum: PLATFORMS } },
  { name: HEADER_NAMES.shellUserAgent, in: 'header', schema: { type: 'string' } },
  { name: HEADER_NAMES.clientTag, in: 'header', schema: { type: 'string' } },
];
const LANGUAGE_HEADER: Operation = { name: 'Accept-Language', in: 'header', schema: { type: 'string' } };
/** Headers of every call in SDK mode, besides the token (PRODUCT.md, 'API client'). */
const SDK_HEADERS: readonly string[] = [HEADER_NAMES.accessOrigin, HEADER_NAMES.accessBusiness];

function headerParameters({ headers, credentials }: Endpoint, mode: Mode): Operation[] {
  const names = mode === 'sdk' ? [...headers, ...SDK_HEADERS] : headers;
  const own = names.map((name) => ({ name, in: 'header', schema: { type: 'string' } }));
  return [LANGUAGE_HEADER, ...(credentials ? COMMON_HEADERS : []), ...own];
}

function envelopeSchema({ response }: Endpoint): Operation {
  return {
    type: 'object',
    required: ['ret_code', 'ret_msg'],
    properties: {
      ret_code: { type: 'integer', description: '0 is success' },
      ret_msg: { type: 'string' },
      result: jsonSchema(response),
    },
  };
}

/** Input schema: fields with defaults are optional. */
function jsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** Default input: the call's example. */
export function exampleRequest(key: EndpointKey, endpoint: Endpoint, input = exampleInput(key)): MockRequest {
  const context = { language: 'en', platform: 'pc', shellUserAgent: undefined, sdkSession: undefined } as const;
  const { method, path, query, headers, body } = buildRequest(endpoint, input, context);
  return { method, path, query: Object.fromEntries(new URLSearchParams(query)), headers, body: body ?? undefined };
}

function exampleOf(key: EndpointKey, endpoint: Endpoint): unknown {
  const { scenario } = validScenario({
    name: 'Contract',
    risk: { decision: 'pass' },
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } },
  });
  const { outcome } = new MockBackend(scenario).respond(exampleRequest(key, endpoint));
  if (outcome.type !== 'answer') throw new Error(`The mock does not answer ${endpointName(endpoint)}.`);
  return JSON.parse(outcome.body);
}
