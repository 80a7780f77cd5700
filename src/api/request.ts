import * as z from 'zod/mini';
import { type Endpoint, endpointName } from './endpoint';
import { ContractError } from './errors';
import { type RequestContext, type WireRequest, wireRequest } from './wire';

/** The value of `kyc-access-business`: the scene, else the business id, else where the user comes from. */
export function accessBusinessOf(source: { scene?: string; businessId?: string; from?: string }): string {
  return source.scene || source.businessId || source.from || '';
}

/**
 * Checks the input of a call and builds its request.
 * @param extra further headers; undefined ones are left out
 * @throws ContractError if the input does not match the row's request schema
 */
export function buildRequest(
  endpoint: Endpoint,
  input: unknown,
  context: RequestContext,
  extra: Readonly<Record<string, string | undefined>> = {},
): WireRequest {
  const parsed = z.safeParse(endpoint.request, input ?? {});
  if (!parsed.success) {
    const problems = parsed.error.issues.map((i) => ({ path: i.path.map(String).join('.'), expected: i.code }));
    throw new ContractError(endpointName(endpoint), 'request', problems);
  }
  return wireRequest(endpoint, (parsed.data ?? {}) as Record<string, unknown>, context, extra);
}
