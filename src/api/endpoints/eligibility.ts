import * as z from 'zod/mini';
import { IDENTITY_FLOWS } from '../../domain/sites';
import { STEP_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { country, flag, level, list, moment, text } from './shapes';

const stepStatus = z.enum(STEP_STATUSES);

export const eligibilityEndpoints = {
  canVerify: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/can-verify',
    summary: 'Whether a verification can be started now; if not, why, and when it can.',
    request: z.object({ level, isSecondary: z.optional(z.boolean()), action: z.optional(z.literal('update')) }),
    response: z.object({ canVerify: z.boolean(), reason: text, retryAt: z.optional(moment) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  canQuickKyc: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/can-quick-kyc',
    summary: 'Whether data that another company of the group has about the member is enough to verify them.',
    request: z.object({}),
    response: z.object({ canQuickKyc: flag, source: text, level: z._default(level, 'LEVEL_1') }),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
  doQuickKyc: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/do-quick-kyc',
    summary: 'Verifies the member with that data; the member has consented.',
    request: z.object({ level: z.optional(level), consent: z.literal(true) }),
    response: z.object({ level: z.optional(level), status: z.optional(stepStatus) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  trafficDiversion: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/traffic-diversion',
    summary: 'Where the member verifies: here, or in the mobile app.',
    request: z.object({ level: z.optional(level) }),
    response: z.object({ target: z._default(z.enum(IDENTITY_FLOWS), 'web') }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  kycConfig: defineEndpoint({
    ...FIRST_ROWS.kycConfig,
    summary: 'Settings for every member: countries that are not served, and limits for uploads.',
    request: z.object({}),
    response: z.object({
      unsupportedCountries: list(z.string()),
      maxFileBytes: z._default(z.int(), 10_000_000),
      acceptedFileTypes: z._default(z.array(z.string()), ['image/jpeg', 'image/png', 'application/pdf']),
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  supportedIpCountryCode: defineEndpoint({
    ...FIRST_ROWS.supportedIpCountryCode,
    summary: "The country of the member's IP address, and whether it is served.",
    request: z.object({}),
    response: z.object({ countryCode: country, supported: z._default(z.boolean(), true) }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
