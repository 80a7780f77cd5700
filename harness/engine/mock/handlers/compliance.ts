import type { complianceEndpoints } from '../../../../src/api/endpoints/compliance';
import type { Handlers } from '../handler';
import { tasksOf } from '../tasks';

/** Calls about compliance tasks, due diligence and agreements. */
export const complianceHandlers = {
  complianceTasks: (state) => ({ tasks: tasksOf(state) }),
  taskList: (state, { input: { page, pageSize } }) => {
    const tasks = tasksOf(state);
    return { total: tasks.length, list: tasks.slice((page - 1) * pageSize, page * pageSize) };
  },
  amlResult: (state, { input }) => {
    const asked = state.kyc.questionnaire === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
    return { sceneCode: input.sceneCode, result: asked ? 'QUESTIONNAIRE' : 'PASS', templateCode: asked ? '200' : '' };
  },
  eddInfo: ({ kyc }) => ({ status: kyc.edd, templateCode: 'EDD', rejectReason: kyc.questionnaireRejectReason }),
  submitKycAnnouncement: () => ({}),
  agreementApply: (state, { input }) => {
    if (!state.run.agreements.includes(input.agreement)) state.run.agreements.push(input.agreement);
    return { agreed: true, agreedAt: state.now };
  },
} satisfies Handlers<keyof typeof complianceEndpoints>;
