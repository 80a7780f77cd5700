import { QUESTIONNAIRE_TEMPLATES } from '../../../../fixtures/questionnaire-templates';
import type { questionnaireEndpoints } from '../../../../src/api/endpoints/questionnaires';
import type { QuestionnaireStatus } from '../../../../src/domain/statuses';
import { agreementTemplateOf } from '../agreements';
import type { Handlers } from '../handler';
import { investorTemplateOf, submitToInvestors } from '../investors';
import type { MockState } from '../state';

const VERSION = '1';
const HOUR_MS = 3_600_000;

/** Templates of the enhanced due diligence. */
const EDD_TEMPLATES: ReadonlySet<string> = new Set(['EDD', 'RC_EDD']);

/** Templates with a screen of their own instead of a list of questions. */
const PROOF_OF_ADDRESS = 'POA';
const RESIDENCE = 'RESIDENCE';

type Answers = MockState['run']['answers'][string];

/** Calls about questionnaires and investor tests. */
export const questionnaireHandlers = {
  createQuestionnaire: (state, { input }) => ({
    requestId: `request_${state.member.id}_${input.templateCode}`,
    templateCode: input.templateCode,
    status: state.kyc.questionnaire,
  }),
  submitQuestionnaire: (state, { input }) => {
    keep(state, input.templateCode, input.answers);
    const submitted = submitToInvestors(state, input.templateCode, input.answers);
    if (submitted) return submitted;
    if (input.templateCode === RESIDENCE) {
      // A change of residence takes effect at once, without a review.
      const country = input.answers.find(({ questionId }) => questionId === 'country')?.values[0];
      if (country) state.member.country = country;
      return { status: 'QUESTIONNAIRE_STATUS_APPROVED' };
    }
    if (EDD_TEMPLATES.has(input.templateCode)) state.kyc.edd = 'EDDStatus_Reviewing';
    else if (input.templateCode === PROOF_OF_ADDRESS)
      state.kyc.poa = { status: 'QUESTIONNAIRE_STATUS_PENDING', rejectReason: '' };
    else state.kyc.questionnaire = 'QUESTIONNAIRE_STATUS_PENDING';
    return { status: 'QUESTIONNAIRE_STATUS_PENDING' };
  },
  questionnaireTemplate: (state, { input, language }) => {
    const code = input.template_code;
    const own = agreementTemplateOf(state, code, language) ?? investorTemplateOf(state, code, language);
    if (own) return own;
    return {
      templateCode: code,
      sceneCode: input.scene_code ?? '',
      version: VERSION,
      ...(QUESTIONNAIRE_TEMPLATES[code] ?? QUESTIONNAIRE_TEMPLATES['200']),
      status: statusOf(state, code),
      rejectReason: code === PROOF_OF_ADDRESS ? state.kyc.poa.rejectReason : '',
      answers: state.run.answers[code] ?? [],
    };
  },
  questionnaireToken: (state, { input }) => ({
    token: `questionnaire_${state.member.id}_${input.template_code}`,
    expiresAt: state.now + HOUR_MS,
  }),
  createSatosQuestionnaire: (state, { input }) => {
    keep(state, SATOS, input.answers);
    return { status: 'QUESTIONNAIRE_STATUS_PENDING' };
  },
  querySatosQuestionnaire: (state) => ({
    status: state.run.answers[SATOS] ? 'QUESTIONNAIRE_STATUS_PENDING' : 'QUESTIONNAIRE_STATUS_UNSUBMIT',
    answers: state.run.answers[SATOS] ?? [],
  }),
} satisfies Handlers<keyof typeof questionnaireEndpoints>;

const SATOS = 'SATOS';

/** Stores answers without the contents of files, which would make the state too large. */
function keep(state: MockState, code: string, answers: Answers): void {
  state.run.answers[code] = answers.map(({ questionId, values }) => ({ questionId, values }));
}

function statusOf({ kyc, run }: MockState, code: string): QuestionnaireStatus {
  // The real status of the due diligence comes with get-edd-info. The template has a status of its own.
  if (EDD_TEMPLATES.has(code)) {
    return run.answers[code] ? 'QUESTIONNAIRE_STATUS_PENDING' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  }
  if (code === PROOF_OF_ADDRESS) return kyc.poa.status;
  if (code === RESIDENCE) return run.answers[code] ? 'QUESTIONNAIRE_STATUS_APPROVED' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  return kyc.questionnaire;
}
