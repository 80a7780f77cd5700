import type * as z from 'zod/mini';
import { chosenTemplate } from '../../../../fixtures/questionnaires';
import { earlierAnswers } from '../../../../fixtures/questionnaires/earlier-answers';
import type { QuestionnaireTemplate } from '../../../../fixtures/questionnaires/structure';
import type { questionnaireEndpoints } from '../../../../src/api/endpoints/questionnaires';
import { lookUp } from '../../../../src/domain/look-up';
import type { QuestionnaireStatus } from '../../../../src/domain/statuses';
import { setOwn } from '../../merge';
import { agreementTemplateOf } from '../agreements';
import type { Handlers } from '../handler';
import { investorTemplateOf, submitToInvestors } from '../investors';
import { REFUSAL_CODES, Refusal } from '../refusal';
import type { MockState } from '../state';

const VERSION = '1';
const HOUR_MS = 3_600_000;

/** Template of the enhanced due diligence, whose status `get-edd-info` has. */
const EDD = 'EDD';
/** The general template: its questions follow from the scene. */
const GENERAL = '200';
/** Templates with a screen of their own instead of a list of questions. */
const PROOF_OF_ADDRESS = 'POA';
const RESIDENCE = 'RESIDENCE';
/** The custodian's onboarding. */
const SATOS = 'SATOS';

/** Under which name answers and status are stored: the scene of the general template, else the template. */
const keyOf = (templateCode: string, scene = '') => (templateCode === GENERAL && scene !== '' ? scene : templateCode);

/** Calls about questionnaires and investor tests. */
export const questionnaireHandlers = {
  createQuestionnaire: (state, { input }) => ({
    requestId: `request_${state.member.id}_${keyOf(input.templateCode, input.sceneCode)}`,
    templateCode: input.templateCode,
    status: statusOf(state, keyOf(input.templateCode, input.sceneCode)),
  }),
  submitQuestionnaire: (state, { input }) => {
    const { templateCode, token, sceneCode, answers } = input;
    if (token !== undefined && token !== tokenOf(state, templateCode)) {
      return new Refusal(REFUSAL_CODES.badRequest, 'The token has been used');
    }
    const key = keyOf(templateCode, sceneCode);
    keep(state, key, answers);
    const { submissions } = state.run;
    setOwn(submissions, templateCode, (lookUp(submissions, templateCode) ?? 0) + 1);
    const toInvestors = submitToInvestors(state, templateCode, answers);
    if (toInvestors) return toInvestors;
    if (templateCode === RESIDENCE) {
      // A change of residence takes effect at once, without a review.
      const country = answers.find(({ questionId }) => questionId === 'country')?.values[0];
      if (country) state.member.country = country;
      return { status: 'QUESTIONNAIRE_STATUS_APPROVED' };
    }
    if (templateCode === EDD) state.kyc.edd = 'EDDStatus_Reviewing';
    else if (templateCode === PROOF_OF_ADDRESS)
      state.kyc.poa = { status: 'QUESTIONNAIRE_STATUS_PENDING', rejectReason: '' };
    else submitted(state, key);
    return { status: 'QUESTIONNAIRE_STATUS_PENDING' };
  },
  questionnaireTemplate: (state, { input, language }) => {
    const code = input.template_code;
    const own = agreementTemplateOf(state, code, language) ?? investorTemplateOf(state, code, language);
    if (own) return own;
    const key = keyOf(code, input.scene_code);
    const template = chosenTemplate(state.kyc.questionnaireTemplate, key, language);
    return {
      templateCode: code,
      sceneCode: input.scene_code ?? '',
      version: VERSION,
      ...template,
      status: statusOf(state, key),
      rejectReason: reasonOf(state, key),
      answers: answersOf(state, key, template),
    };
  },
  questionnaireToken: (state, { input }) => ({
    token: tokenOf(state, input.template_code),
    expiresAt: state.now + HOUR_MS,
  }),
  createSatosQuestionnaire: (state, { input }) => {
    keep(state, SATOS, input.answers);
    submitted(state, SATOS);
    return { status: 'QUESTIONNAIRE_STATUS_PENDING' };
  },
  querySatosQuestionnaire: (state, { language, headers }) => {
    const template = chosenTemplate(state.kyc.questionnaireTemplate, SATOS, language);
    const standing = {
      status: statusOf(state, SATOS),
      rejectReason: reasonOf(state, SATOS),
      answers: answersOf(state, SATOS, template),
    };
    // With an access token there is no call for the template.
    if (headers['kyc-access-token'] === undefined) return standing;
    return {
      ...standing,
      template: { templateCode: SATOS, sceneCode: '', version: VERSION, ...template, ...standing },
    };
  },
} satisfies Handlers<keyof typeof questionnaireEndpoints>;

type SentAnswers = z.output<(typeof questionnaireEndpoints)['submitQuestionnaire']['request']>['answers'];

/** Stores answers without the contents of files, which would make the state too large. */
function keep(state: MockState, key: string, answers: SentAnswers): void {
  const kept = answers.map(({ files, ...answer }) => ({
    ...answer,
    files: files.map(({ fileId, name, contentType }, index) => ({
      fileId: fileId ?? `file_${answer.questionId}_${index}_${name}`,
      name,
      contentType,
    })),
  }));
  setOwn(state.run.answers, key, kept);
}

function submitted(state: MockState, key: string): void {
  if (!state.run.submitted.includes(key)) state.run.submitted.push(key);
  // kyc-info and the tasks know one questionnaire: the general one.
  if (key === GENERAL) state.kyc.questionnaire = 'QUESTIONNAIRE_STATUS_PENDING';
}

/** The token of the next submission. It stays the same until a submission uses it up. */
function tokenOf({ member, run }: MockState, templateCode: string): string {
  return `questionnaire_${member.id}_${templateCode}_${(lookUp(run.submissions, templateCode) ?? 0) + 1}`;
}

function answersOf({ run, kyc }: MockState, key: string, template: QuestionnaireTemplate) {
  return lookUp(run.answers, key) ?? (kyc.questionnaireAnswers === 'earlier' ? earlierAnswers(template) : []);
}

function reasonOf({ kyc }: MockState, key: string): string {
  return key === PROOF_OF_ADDRESS ? kyc.poa.rejectReason : kyc.questionnaireRejectReason;
}

function statusOf({ kyc, run }: MockState, key: string): QuestionnaireStatus {
  // The real status of the due diligence comes with get-edd-info. The template has a status of its own.
  if (key === EDD) return lookUp(run.answers, key) ? 'QUESTIONNAIRE_STATUS_PENDING' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  if (key === PROOF_OF_ADDRESS) return kyc.poa.status;
  if (key === RESIDENCE)
    return lookUp(run.answers, key) ? 'QUESTIONNAIRE_STATUS_APPROVED' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  return run.submitted.includes(key) ? 'QUESTIONNAIRE_STATUS_PENDING' : kyc.questionnaire;
}
