import * as z from 'zod/mini';
import { AML_RESULTS, EDD_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { complianceTask, flag, mainList, moment, text } from './shapes';

/** Tasks, due diligence and agreements (spec 7). */
export const complianceEndpoints = {
  complianceTasks: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/compliance-tasks',
    summary: 'What compliance asks of the member, the most pressing first.',
    request: z.object({}),
    response: z.object({ tasks: mainList(complianceTask) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  taskList: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/segw/task/v1/task/list',
    summary: 'The same tasks from the task service, page by page.',
    request: z.object({ page: z._default(z.int(), 1), pageSize: z._default(z.int(), 20) }),
    response: z.object({ total: z._default(z.int(), 0), list: mainList(complianceTask) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  amlResult: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/get-aml-result',
    summary: 'What the money-laundering check of a scene came to, and whether it needs answers.',
    request: z.object({ sceneCode: z.string() }),
    response: z.object({
      sceneCode: text,
      result: z.enum(AML_RESULTS),
      templateCode: text,
    }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  eddInfo: defineEndpoint({
    method: 'GET',
    path: '/v3/private/aml/get-edd-info',
    summary: 'Where the enhanced due diligence stands.',
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
    summary: 'Says that the member has read an announcement, and whether it was accepted.',
    request: z.object({ announcement: z.string(), accepted: z.boolean() }),
    response: z.object({}),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  agreementApply: defineEndpoint({
    method: 'POST',
    path: '/option/asset/amp/agreement/apply',
    summary: 'Accepts an agreement in the version that the member was shown.',
    request: z.object({ agreement: z.string(), version: z.string(), language: z.string() }),
    response: z.object({ agreed: flag, agreedAt: z.optional(moment) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
} as const;
