import * as z from 'zod/mini';
import { AML_RESULTS, EDD_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { moment, text } from './shapes';

export const complianceEndpoints = {
  amlResult: defineEndpoint({
    ...FIRST_ROWS.amlResult,
    summary: 'Result of the anti-money-laundering check of a scene, and the questionnaire that it asks for, if any.',
    request: z.object({ sceneCode: z.string() }),
    response: z.object({
      sceneCode: text,
      result: z.enum(AML_RESULTS),
      templateCode: text,
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  eddInfo: defineEndpoint({
    ...FIRST_ROWS.eddInfo,
    summary: 'Status of the enhanced due diligence.',
    request: z.object({}),
    response: z.object({
      status: z._default(z.enum(EDD_STATUSES), 'EDDStatus_Unknown'),
      templateCode: text,
      rejectReason: text,
      deadline: z.optional(moment),
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  submitKycAnnouncement: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/submit-kyc-announcement',
    summary: 'Records that the member has read an announcement, and whether it was accepted.',
    request: z.object({ announcement: z.string(), accepted: z.boolean() }),
    response: z.object({}),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
} as const;
