import { endpointName } from '../endpoint';
import { accountEndpoints } from './account';
import { verificationEndpoints } from './verification';

/** Every call of the product (spec 7), by the name that callers use. */
export const endpoints = { ...accountEndpoints, ...verificationEndpoints } as const;
export type EndpointKey = keyof typeof endpoints;

/** The names by which scenarios and logs call them, such as `POST /v3/private/kyc/kyc-info`. */
export const ENDPOINT_NAMES: readonly string[] = Object.values(endpoints).map(endpointName);
