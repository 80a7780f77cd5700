import * as z from 'zod/mini';
import { SITES } from '../../domain/sites';
import { defineEndpoint } from '../endpoint';

/** The account's attributes that decide its rules (spec 3: `sub_attribute`); their names are assumed. */
const subAttribute = z.object({
  site: z._default(z.enum(SITES), 'NONE'),
  /** Overrides of the site's row, as `SiteRules` names them (design 4: the server's values win). */
  rules: z._default(z.record(z.string(), z.unknown()), {}),
});

/** Calls on the account and the session (spec 7, "Account and other calls"). */
export const accountEndpoints = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/v2/private/user/profile',
    summary: 'The signed-in member: id, currency and the attributes that decide the rules.',
    request: z.object({}),
    response: z.object({
      id: z.string(),
      /** Empty means USD (spec 3). */
      currency_code: z._default(z.string(), ''),
      sub_attribute: z._default(subAttribute, { site: 'NONE', rules: {} }),
    }),
    provenance: { request: 'spec', response: 'assumed' },
    cache: { lifetimeMs: 60_000, persistent: false, keepOnFailure: true },
  }),
  memberInfo: defineEndpoint({
    method: 'GET',
    path: '/user/private/member/info',
    summary: "The member's tags; the KYC tag decides whether the verification steps are available.",
    request: z.object({}),
    response: z.object({
      id: z.string(),
      /** `kyc: 1` takes both steps away (spec 6). */
      member_tag: z._default(z.object({ kyc: z._default(z.number(), 0) }), { kyc: 0 }),
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session; afterwards the page goes to the login page.',
    request: z.object({}),
    response: z.object({}),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
} as const;
