import * as z from 'zod';
import { EXAMPLE_INPUTS } from '../../fixtures/example-inputs';
import type { Endpoint } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { MockBackend } from './mock/backend';
import { parseScenario } from './scenario';

/** The contract as OpenAPI 3.1, made from the endpoint table alone, with the mock's own answers as examples. */

interface Operation {
  readonly [field: string]: unknown;
}

/** Writes the whole document. `serverUrl` is the API's base address. */
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
    },
    servers: [{ url: serverUrl }],
    paths,
  };
}

type Mode = 'member' | 'sdk';

function pathsOf({ path, sdkPath }: Endpoint): [string, Mode][] {
  return sdkPath === undefined
    ? [[path, 'member']]
    : [
        [path, 'member'],
        [sdkPath, 'sdk'],
      ];
}

function operation(key: EndpointKey, endpoint: Endpoint, mode: Mode, example: unknown): Operation {
  const body = endpoint.method === 'GET' ? undefined : requestBody(endpoint);
  return {
    operationId: mode === 'sdk' ? `${key}Sdk` : key,
    summary: endpoint.summary,
    'x-provenance': endpoint.provenance,
    parameters: [...queryParameters(endpoint), ...headerParameters(endpoint, mode)],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'The envelope: ret_code 0 with the result, any other code without.',
        content: { 'application/json': { schema: envelopeSchema(endpoint), example } },
      },
    },
  };
}

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function requestBody({ encoding, request }: Endpoint): Operation {
  return { required: false, content: { [CONTENT_TYPES[encoding]]: { schema: jsonSchema(request, 'input') } } };
}

function queryParameters({ method, request }: Endpoint): Operation[] {
  if (method !== 'GET') return [];
  const { properties = {}, required = [] } = jsonSchema(request, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The headers of SDK mode (spec 6). */
const SDK_HEADERS = ['kyc-access-token', 'kyc-access-origin', 'kyc-access-business'];

function headerParameters({ headers }: Endpoint, mode: Mode): Operation[] {
  const names = mode === 'sdk' ? [...headers, ...SDK_HEADERS] : headers;
  return names.map((name) => ({
    name,
    in: 'header',
    required: name === 'kyc-access-token',
    schema: { type: 'string' },
  }));
}

function envelopeSchema({ response }: Endpoint): Operation {
  return {
    type: 'object',
    required: ['ret_code', 'ret_msg'],
    properties: {
      ret_code: { type: 'integer', description: '0 is success' },
      ret_msg: { type: 'string' },
      // As the server may send it: what has a default may be left out.
      result: jsonSchema(response, 'input'),
    },
  };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The mock's own answer; each call on a state of its own, so that the order of the table does not matter. */
function exampleOf(key: EndpointKey, { method, path }: Endpoint): unknown {
  const parsed = parseScenario({ name: 'Contract', kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
  if (!parsed.ok) throw new Error('The scenario of the examples does not parse.');
  const body = JSON.stringify(EXAMPLE_INPUTS[key] ?? {});
  const { outcome } = new MockBackend(parsed.scenario).respond({ method, path, query: {}, headers: {}, body });
  if (outcome.type !== 'answer') throw new Error(`The mock does not answer ${method} ${path}.`);
  return JSON.parse(outcome.body);
}
