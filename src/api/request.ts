import * as z from 'zod/mini';
import { type Endpoint, endpointName } from './endpoint';
import { ContractError } from './errors';
import { type RequestContext, type WireRequest, wireRequest } from './wire';

/** The scene, else the business id, else the origin of the user. */
export function accessBusinessOf(source: { scene?: string; businessId?: string; from?: string }): string {
  return source.scene || source.businessId || source.from || '';
}

/** @param extra undefined ones are omitted @throws ContractError if the input is invalid */
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
