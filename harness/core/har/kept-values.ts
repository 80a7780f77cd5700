import type * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { unwrap } from '../../../src/domain/tolerant-parse';
import { childrenOf, fieldsOf } from '../contract/fields';
import { scenarioJsonSchema } from '../json-schema';

/** Keeps words and codes of the contract, and replaces everything else. */

type Schema = z.core.$ZodType;

export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.values<Endpoint>(endpoints).flatMap(({ request, response }) => [...wordsOf(request), ...wordsOf(response)]),
  ...enumsIn(scenarioJsonSchema()),
]);

function enumsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'enum' ? (value as unknown[]).filter((word) => typeof word === 'string') : enumsIn(value),
  );
}

/** Such as limits and times. */
export const CONTRACT_FIGURES: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ response }) =>
    fieldsOf(response).flatMap(({ path, type }) =>
      /number|Unix time/.test(type) ? (path.split('.').findLast((part) => part !== '*') ?? []) : [],
    ),
  ),
);

function* wordsOf(schema: Schema): Generator<string> {
  const { inner } = unwrap(schema);
  const { entries, values = [] } = inner._zod.def as { entries?: Record<string, unknown>; values?: readonly unknown[] };
  for (const word of [...Object.values(entries ?? {}), ...values]) if (typeof word === 'string') yield word;
  for (const [, child] of childrenOf(inner)) yield* wordsOf(child);
}

/** Any other text counts as personal. Addresses and ids inside are replaced. */
export const SERVER_TEXTS: ReadonlySet<string> = new Set([
  'accept',
  'acceptedFileTypes',
  'acceptedVersion',
  'additionalRejectReason',
  'bannerTags',
  'changes',
  'coin',
  'content',
  'contentType',
  'currency',
  'currency_code',
  'custody',
  'custodyInfo',
  'description',
  'detailLabel',
  'errorNotify',
  'flowNames',
  'hint',
  'kybQuota',
  'label',
  'language',
  'level',
  'limit',
  'limitation',
  'limitationInfo',
  'nameEn',
  'nameZhCN',
  'notAfter',
  'notBefore',
  'pattern',
  'platform',
  'publishedOn',
  'reason',
  'rejectReason',
  'ret_msg',
  'sceneCode',
  'second_identity_state',
  'site',
  'statement',
  'status',
  'templateCode',
  'title',
  'type',
  'version',
]);

/** Only values that look like codes are kept. */
export const CODES: ReadonlySet<string> = new Set(['id', 'questionId', 'columnId', 'value', 'option', 'anyOf']);
