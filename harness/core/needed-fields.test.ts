import { expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { openApiDocument } from './openapi';
import { ofAnotherType } from './wrong-shape';

/** Written by hand, so that no page needs another field by accident. */
const NEEDED: Partial<Record<EndpointKey, readonly string[]>> = {
  profile: ['id'],
  memberInfo: ['member_tag', 'member_tag.kyc'],
  sdkTokenInfo: ['id', 'member_tag', 'member_tag.kyc'],
  countryList: ['list'],
  kycInfo: ['opened', 'state', 'state.*.status', 'updatePoi', 'updatePoi.status'],
  sdkAccess: ['accessToken'],
  kycProvider: ['provider'],
  supportedDocumentTypes: ['documentTypes'],
  vendorToken: ['provider', 'token'],
  verificationSdkInfo: ['provider'],
  integrationAccessToken: ['provider', 'accessToken'],
  canVerify: ['canVerify'],
  createQuestionnaire: ['requestId'],
  questionnaireTemplate: [
    'templateCode',
    'title',
    'sections',
    ...['', '.id', '.questions'].map((path) => `sections.*${path}`),
    ...['', '.id', '.type', '.label', '.options', '.options.*', '.options.*.value', '.options.*.label', '.columns'].map(
      (path) => `sections.*.questions.*${path}`,
    ),
  ],
  questionnaireToken: ['token'],
  complianceTasks: ['tasks'],
  taskList: ['list'],
  amlResult: ['result'],
  riskIntercept: ['decision'],
  defaultIntercept: ['decision'],
  transferVerify: ['result'],
};

type Path = readonly (string | number)[];
type Bag = Record<string | number, unknown>;

/** Only a list's first entry. */
function* pathsOf(value: unknown, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Array.isArray(value) ? value.slice(0, 1).keys() : Object.keys(value)) {
    yield* pathsOf((value as Bag)[key], [...at, key]);
  }
}

function brokenAt(value: unknown, path: Path): unknown {
  const copy = structuredClone(value);
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Bag)[key], copy) as Bag;
  const key = path.at(-1) ?? '';
  holder[key] = ofAnotherType(holder[key]);
  return copy;
}

type Document = { paths: Record<string, Record<string, { responses: { 200: { content: Content } } }>> };
type Content = { 'application/json': { example: { result: unknown } } };
const document = openApiDocument('http://api.example') as unknown as Document;

it.each(Object.entries(endpoints) as [EndpointKey, Endpoint][])('%s', (key, endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const example = operation?.responses[200].content['application/json'].example.result;
  const refused = new Set<string>();
  const misnamed: string[] = [];
  for (const path of pathsOf(example)) {
    const name = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
    const result = parseTolerantly(endpoint.response, brokenAt(example, path));
    if (!result.success) refused.add(name);
    else if (result.dropped.join() !== name) misnamed.push(`${name}: ${result.dropped.join()}`);
  }
  expect([...refused].sort()).toEqual([...(NEEDED[key] ?? [])].sort());
  expect(misnamed).toEqual([]);
});
