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

/** `get-edd-info` has its status. */
const EDD = 'EDD';
/** The scene decides its questions. */
const GENERAL = '200';
const PROOF_OF_ADDRESS = 'POA';
const RESIDENCE = 'RESIDENCE';
const OWN_SCREENS: readonly string[] = [PROOF_OF_ADDRESS, RESIDENCE];
const NO_QUESTIONS: QuestionnaireTemplate = { title: '', description: '', sections: [] };
/** The custodian's onboarding. */
const SATOS = 'SATOS';

/** Key for answers and status: the general template's scene, else the template. */
const keyOf = (templateCode: string, scene = '') => (templateCode === GENERAL && scene !== '' ? scene : templateCode);

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
      // A change of residence needs no review.
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
    const template = OWN_SCREENS.includes(code)
      ? NO_QUESTIONS
      : chosenTemplate(state.kyc.questionnaireTemplate, key, language);
    if (!template) return new Refusal(REFUSAL_CODES.badRequest, `There is no questionnaire ${key}`);
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
    const template = chosenTemplate(state.kyc.questionnaireTemplate, SATOS, language) ?? NO_QUESTIONS;
    const standing = {
      status: statusOf(state, SATOS),
      rejectReason: reasonOf(state, SATOS),
      answers: answersOf(state, SATOS, template),
    };
    // Clients with an access token have no call for the template.
    if (headers['kyc-access-token'] === undefined) return standing;
    return {
      ...standing,
      template: { templateCode: SATOS, sceneCode: '', version: VERSION, ...template, ...standing },
    };
  },
} satisfies Handlers<keyof typeof questionnaireEndpoints>;

type SentAnswers = z.output<(typeof questionnaireEndpoints)['submitQuestionnaire']['request']>['answers'];

/** Drops file contents, which would make the state too large. */
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
  // kyc-info and the tasks only know the general questionnaire.
  if (key === GENERAL) state.kyc.questionnaire = 'QUESTIONNAIRE_STATUS_PENDING';
}

/** Stays the same until a submission uses it. */
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
  // The real status comes from get-edd-info.
  if (key === EDD) return lookUp(run.answers, key) ? 'QUESTIONNAIRE_STATUS_PENDING' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  if (key === PROOF_OF_ADDRESS) return kyc.poa.status;
  if (key === RESIDENCE)
    return lookUp(run.answers, key) ? 'QUESTIONNAIRE_STATUS_APPROVED' : 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  return run.submitted.includes(key) ? 'QUESTIONNAIRE_STATUS_PENDING' : kyc.questionnaire;
}
