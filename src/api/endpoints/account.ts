import * as z from 'zod/mini';
import { complianceAttributes } from '../../domain/compliance';
import { VISIBILITIES } from '../../domain/statuses';
import { needed } from '../../domain/tolerant-parse';
import { defineEndpoint } from '../endpoint';
import { flag, group, level, list, mainList, memberId, text } from './shapes';

/** Account attributes that determine its rules; their names are assumed. A missing one leaves that of the initial config unchanged. */
const subAttribute = z.prefault(complianceAttributes, {});

/** `kyc: 1` locks both verification steps. An invalid value must not be read as 0, which would unlock them. */
const memberTag = needed(group({ kyc: needed(z._default(z.int(), 0)) }));

const popUp = z.object({
  visibility: z._default(z.enum(VISIBILITIES), 'hide'),
  title: text,
  content: text,
  /** Address behind the button; empty: no button. */
  link: text,
});

const countryEntry = z.object({
  countryCode: z.string(),
  /** Dial code without the plus sign. */
  regionCode: z.int(),
  nameEn: z.string(),
  nameZhCN: text,
});

/** Calls about the account and the session. */
export const accountEndpoints = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/v2/private/user/profile',
    summary: 'The signed-in member: id, currency and the attributes that decide the rules.',
    request: z.object({}),
    response: z.object({
      id: memberId,
      /** Empty means USD. */
      currency_code: text,
      /** Units of that currency per US dollar; its place in the profile is assumed. */
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
    // The path is assumed; only the call itself is specified.
    path: '/v1/s1/kyc/integration/token-info',
    summary: 'The member whom an SDK token stands for, and the pages that may embed the run.',
    request: z.object({
      /** Set if the run updates a proof of identity that was requested by email. */
      purpose: z.optional(z.literal('email_update_poi')),
    }),
    response: z.object({
      id: memberId,
      currency_code: text,
      sub_attribute: subAttribute,
      /** The account's name, masked by the server, such as `an•••@example.com`; empty: the masked id is shown instead. */
      account: text,
      member_tag: memberTag,
      level: z._default(level, 'LEVEL_1'),
      /** Whether the run verifies a second identity. */
      isSecondary: flag,
      /** Origins of the pages that may embed the run; events are posted to these only. */
      allowedOrigins: list(z.string()),
      extraParams: group({ redirect_url: text }),
      /** A token that takes the place of the one with which this call was sent, where that works once; empty: that one stays. */
      sdkToken: text,
      /** Value of `kyc-access-origin` for the calls of the run; empty: the default. */
      accessOrigin: text,
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  logout: defineEndpoint({
    method: 'POST',
    // Signing out is right for every member.
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
    summary: 'Texts of a pop-up about verification for this member, if there is one.',
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
    summary: 'Texts of a pop-up about the deposit check of a custodian, if there is one.',
    request: z.object({ type: z._default(z.literal('satos_deposit_verify'), 'satos_deposit_verify') }),
    response: popUp,
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
} as const;
