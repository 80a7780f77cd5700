import type { complianceEndpoints } from '../../../../src/api/endpoints/compliance';
import { answerAnnouncement } from '../agreements';
import type { Handlers } from '../handler';

export const complianceHandlers = {
  amlResult: (state, { input }) => {
    const asked = state.kyc.questionnaire === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
    return { sceneCode: input.sceneCode, result: asked ? 'QUESTIONNAIRE' : 'PASS', templateCode: asked ? '200' : '' };
  },
  eddInfo: ({ kyc }) => ({ status: kyc.edd, templateCode: 'EDD', rejectReason: kyc.questionnaireRejectReason }),
  submitKycAnnouncement: (state, { input: { announcement, accepted } }) => {
    answerAnnouncement(state, announcement, accepted);
    if (announcement === 'HKG_POA_AGREEMENT' && accepted) state.kyc.display.displayHkgPoaAgreement = false;
    return {};
  },
} satisfies Handlers<keyof typeof complianceEndpoints>;
