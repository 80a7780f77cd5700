import * as z from 'zod/mini';
import { complianceAttributes } from '../../domain/compliance';
import { VISIBILITIES } from '../../domain/statuses';
import { needed } from '../../domain/tolerant-parse';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { flag, group, level, list, mainList, memberId, text } from './shapes';

/** The names are assumed. Default: the initial config's value. */
const subAttribute = z.prefault(complianceAttributes, {});

/** `kyc: 1` locks both steps, so an invalid value must not become 0. */
const memberTag = needed(group({ kyc: needed(z._default(z.int(), 0)) }));

const popUp = z.object({
  visibility: z._default(z.enum(VISIBILITIES), 'hide'),
  title: text,
  content: text,
  /** Empty: no button. */
  link: text,
});

const countryEntry = z.object({
  countryCode: z.string(),
  /** Dial code without the plus sign. */
  regionCode: z.int(),
  nameEn: z.string(),
  nameZhCN: text,
});

export const accountEndpoints = {
  profile: defineEndpoint({
    ...FIRST_ROWS.profile,
    summary: 'The signed-in member: id, currency and the attributes that decide the rules.',
    request: z.object({}),
    response: z.object({
      id: memberId,
      /** Empty means USD. */
      currency_code: text,
      /** Per US dollar; its place in the profile is assumed. */
      rate: z._default(z.number().check(z.positive()), 1),
      sub_attribute: subAttribute,
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  memberInfo: defineEndpoint({
    ...FIRST_ROWS.memberInfo,
    summary: "The member's tags; the KYC tag decides whether the verification steps are available.",
    request: z.object({}),
    response: z.object({ id: text, member_tag: memberTag }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  sdkTokenInfo: defineEndpoint({
    method: 'GET',
    // The path is assumed.
    path: '/v1/s1/kyc/integration/token-info',
    summary: 'The member whom an SDK token represents, and the pages that may embed the run.',
    request: z.object({
      /** Set if the run updates a proof of identity requested by email. */
      purpose: z.optional(z.literal('email_update_poi')),
    }),
    response: z.object({
      id: memberId,
      currency_code: text,
      sub_attribute: subAttribute,
      /** Masked by the server, such as `an•••@example.com`. Empty: show the masked id. */
      account: text,
      member_tag: memberTag,
      level: z._default(level, 'LEVEL_1'),
      isSecondary: flag,
      /** Origins that may embed the run and receive its events. */
      allowedOrigins: list(z.string()),
      extraParams: group({ redirect_url: text }),
      /** Replaces a single-use token. Empty: keep the current one. */
      sdkToken: text,
      /** Value of `kyc-access-origin`. Empty: the default. */
      accessOrigin: text,
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  logout: defineEndpoint({
    method: 'POST',
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
    ...FIRST_ROWS.countryList,
    summary: 'Countries that can be chosen, with their dial codes.',
    request: z.object({ is_disable: z._default(z.literal(1), 1) }),
    response: z.object({ list: mainList(countryEntry) }),
    provenance: { request: 'spec', response: 'spec' },
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
