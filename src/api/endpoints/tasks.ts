import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { complianceTask, country, flag, mainList, moment, text } from './shapes';

/** Separate, because the first load calls none of these. */
export const taskEndpoints = {
  complianceTasks: defineEndpoint({
    ...FIRST_ROWS.complianceTasks,
    forAnyMember: true,
    summary: 'Tasks that compliance asks the member to do, the most urgent first.',
    request: z.object({}),
    response: z.object({ tasks: mainList(complianceTask) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  taskList: defineEndpoint({
    ...FIRST_ROWS.taskList,
    forAnyMember: true,
    summary: 'The same tasks from the task service, page by page.',
    request: z.object({ page: z._default(z.int(), 1), pageSize: z._default(z.int(), 20) }),
    response: z.object({ total: z._default(z.int(), 0), list: mainList(complianceTask) }),
    provenance: { request: 'assumed', response: 'assumed' },
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
