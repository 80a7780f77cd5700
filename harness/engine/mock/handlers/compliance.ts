import type { complianceEndpoints } from '../../../../src/api/endpoints/compliance';
import type { Handlers } from '../handler';

/** Calls about due diligence and announcements. */
export const complianceHandlers = {
  amlResult: (state, { input }) => {
    const asked = state.kyc.questionnaire === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
    return { sceneCode: input.sceneCode, result: asked ? 'QUESTIONNAIRE' : 'PASS', templateCode: asked ? '200' : '' };
  },
  eddInfo: (state) => ({ status: state.kyc.edd, templateCode: 'EDD' }),
  submitKycAnnouncement: () => ({}),
} satisfies Handlers<keyof typeof complianceEndpoints>;
