import * as z from 'zod/mini';
import { complianceAttributes } from '../../domain/compliance';
import { VISIBILITIES } from '../../domain/statuses';
import { needed } from '../../domain/tolerant-parse';
import { defineEndpoint } from '../endpoint';
import { country, flag, group, level, list, mainList, memberId, text } from './shapes';

/** The account's attributes that decide its rules; their names are assumed. What is absent leaves the page's own attributes as they are. */
const subAttribute = z.prefault(complianceAttributes, {});

/** `kyc: 1` takes both steps away, so a wrong value is not read as 0, which would give them back. */
const memberTag = needed(group({ kyc: needed(z._default(z.int(), 0)) }));

const popUp = z.object({
  visibility: z._default(z.enum(VISIBILITIES), 'hide'),
  title: text,
  content: text,
  /** Where its button leads; empty: it has none. */
  link: text,
});

const countryEntry = z.object({
  countryCode: z.string(),
  /** Dial code without the plus sign. */
  regionCode: z.int(),
  nameEn: z.string(),
  nameZhCN: text,
});

/** Calls on the account and the session (spec 7, "Account and other calls"). */
export const accountEndpoints = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/v2/private/user/profile',
    summary: 'The signed-in member: id, currency and the attributes that decide the rules.',
    request: z.object({}),
    response: z.object({
      id: memberId,
      /** Empty means USD (spec 3). */
      currency_code: text,
      /** Units of that currency for one US dollar; that it travels with the profile is assumed. */
      rate: z._default(z.number().check(z.positive()), 1),
      sub_attribute: subAttribute,
    }),
    provenance: { request: 'spec', response: 'assumed' },
    cache: { lifetimeMs: 60_000, persistent: false, keepOnFailure: true },
  }),
  memberInfo: defineEndpoint({
    method: 'GET',
    path: '/user/private/member/info',
    summary: "The member's tags; the KYC tag decides whether the verification steps are available.",
    request: z.object({}),
    response: z.object({ id: text, member_tag: memberTag }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  sdkTokenInfo: defineEndpoint({
    method: 'GET',
    // The spec says that the call exists, and not where: this path is assumed.
    path: '/v1/s1/kyc/integration/token-info',
    summary: 'Whom an SDK token stands for, and which pages may embed it.',
    request: z.object({
      /** Set when the run updates a proof sent for by email (spec 3). */
      purpose: z.optional(z.literal('email_update_poi')),
    }),
    response: z.object({
      id: memberId,
      currency_code: text,
      sub_attribute: subAttribute,
      /** The account's name, masked by the server, such as `an•••@example.com`; empty: the id is shown masked. */
      account: text,
      member_tag: memberTag,
      level: z._default(level, 'LEVEL_1'),
      /** The token was asked for to verify a second identity. */
      isSecondary: flag,
      /** Origins of the pages that may embed the run and hear from it; nobody else is told anything. */
      allowedOrigins: list(z.string()),
      extraParams: group({ redirect_url: text }),
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  logout: defineEndpoint({
    method: 'POST',
    // Whoever is signed in wants to be signed out.
    forAnyMember: true,
    path: '/logout',
    summary: 'Ends the session; afterwards the page goes to the login page.',
    request: z.object({}),
    response: z.object({}),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  tagMember: defineEndpoint({
    method: 'POST',
    path: '/v3/private/user/member/tagmember',
    summary: 'Puts a tag on the member, such as how the member registered.',
    request: z.object({ tagName: z.literal('registered_member_type'), value: z.string() }),
    response: z.object({}),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
  kycPopupInfo: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/vip/kycpopupinfo',
    summary: 'What a pop-up about verification says to this member, if anything.',
    request: z.object({ bus_type: z._default(z.literal(1), 1) }),
    response: popUp,
    provenance: { request: 'spec', response: 'assumed' },
  }),
  countryList: defineEndpoint({
    method: 'GET',
    path: '/v2/public/country-list',
    summary: 'Countries that can be chosen, with their dial codes.',
    request: z.object({ is_disable: z._default(z.literal(1), 1) }),
    response: z.object({ list: mainList(countryEntry) }),
    provenance: { request: 'spec', response: 'spec' },
    credentials: false,
    personal: false,
    cache: { lifetimeMs: 86_400_000, persistent: true },
  }),
  channelPopUp: defineEndpoint({
    method: 'GET',
    path: '/fiat/public/channel/pop-up',
    summary: 'What a pop-up about the deposit check of a custodian says, if anything.',
    request: z.object({ type: z._default(z.literal('satos_deposit_verify'), 'satos_deposit_verify') }),
    response: popUp,
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
  taskRegion: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/segw/task/v1/task/region',
    summary: "The region whose tasks apply, by the member's country.",
    request: z.object({}),
    response: z.object({ region: text, countryCode: country }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
} as const;
