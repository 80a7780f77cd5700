import * as z from 'zod/mini';
import { AML_RESULTS, EDD_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { complianceTask, flag, mainList, moment, text } from './shapes';

/** Scene of the anti-money-laundering check that belongs to the verification; assumed. */
export const AML_SCENE = 'KYC';

/** Calls about tasks, due diligence and agreements. */
export const complianceEndpoints = {
  complianceTasks: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/compliance-tasks',
    summary: 'Tasks that compliance asks the member to do, the most urgent first.',
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
    method: 'GET',
    path: '/v3/private/aml/get-edd-info',
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
