import * as z from 'zod/mini';
import { QUESTIONNAIRE_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { flag, list, moment, text, wholeList } from './shapes';

const status = z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED');

/** A picture or document, inside the body: the spec knows no call that takes files apart from it. */
const file = z.object({
  name: z.string(),
  contentType: z.string(),
  /** Base64, without a `data:` prefix. */
  data: z.string(),
});

const answer = z.object({
  questionId: z.string(),
  /** What was chosen or typed, as option values or as text: one for a single answer, several for a choice of many. */
  values: list(z.string()),
  files: list(file),
});

/** A question is shown when every condition holds: the other question's answer holds one of `anyOf`. None of them may be left out. */
const condition = z.object({ questionId: z.string(), anyOf: z.array(z.string()) });

const question = z.object({
  id: z.string(),
  /** One of `QUESTION_TYPES`; any text passes, because an unknown type has to be seen, not refused. */
  type: z.string(),
  label: z.string(),
  hint: text,
  required: z._default(z.boolean(), true),
  /** Without one of them a member would have to choose a wrong one. */
  options: wholeList(
    z.object({
      value: z.string(),
      label: z.string(),
      hint: text,
      /** Of a choice of many: choosing it takes the others away ("none of these"). */
      exclusive: flag,
      /** The answer needs a text of the member's own. */
      needsDetail: flag,
    }),
  ),
  showIf: wholeList(condition),
  /** Bounds of a text's length, of a number or amount, or of how many options or files; absent: none. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Currency of an amount. */
  currency: text,
  /** Media types of files. */
  accept: list(z.string()),
  maxFileBytes: z.optional(z.int()),
});

const attempt = z.object({
  passed: z.boolean(),
  score: z.int(),
  passMark: z.int(),
  attemptsLeft: z.int(),
  /** When the next attempt opens; absent: now, or never when none is left. */
  nextAttemptAt: z.optional(moment),
});

const template = z.object({
  templateCode: z.string(),
  sceneCode: text,
  /** Answers name the version they were given to. */
  version: text,
  title: z.string(),
  description: text,
  status,
  rejectReason: text,
  deadline: z.optional(moment),
  /** A question is named by one section; the sections' order is the order of the questions. */
  sections: z.array(z.object({ id: z.string(), title: text, description: text, questions: z.array(question) })),
  /** What was answered before, to go on from or to read again. */
  answers: list(answer),
  /** Of a test: the last attempt. Absent: none yet, or no test. */
  lastAttempt: z.optional(attempt),
});

const satos = z.object({ status, rejectReason: text, answers: list(answer) });

/** Questionnaires and investor tests (spec 7, "Verification calls"). */
export const questionnaireEndpoints = {
  createQuestionnaire: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/create-questionnaire',
    summary: 'Opens a questionnaire for the member; its id goes along with the answers.',
    request: z.object({ sceneCode: z.optional(z.string()), templateCode: z.string() }),
    response: z.object({ requestId: z.string(), templateCode: text, status }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  submitQuestionnaire: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/submit-questionnaire',
    summary: 'Sends the answers; a test is marked at once, everything else goes to review.',
    request: z.object({
      templateCode: z.string(),
      version: z.optional(z.string()),
      sceneCode: z.optional(z.string()),
      requestId: z.optional(z.string()),
      /** From `questionnaire-token`: answers are taken once. */
      token: z.optional(z.string()),
      answers: z.array(answer),
    }),
    response: z.object({ status, attempt: z.optional(attempt) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  questionnaireTemplate: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/questionnaire-template-detail',
    summary: 'The questions of a template, with what the member answered before.',
    request: z.object({
      /** `kyc_web` when asked for by template alone; else scene and request are named. */
      biz_from: z.optional(z.literal('kyc_web')),
      scene_code: z.optional(z.string()),
      request_id: z.optional(z.string()),
      /** 200 is the general template (spec 7). */
      template_code: z._default(z.string(), '200'),
    }),
    response: template,
    provenance: { request: 'spec', response: 'assumed' },
  }),
  questionnaireToken: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/questionnaire-token',
    summary: 'A token for one submission of a template.',
    request: z.object({ template_code: z.string() }),
    response: z.object({ token: z.string(), expiresAt: z.optional(moment) }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  createSatosQuestionnaire: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/create-satos-questionnaire',
    sdkPath: '/v1/s1/kyc/integration/create-satos-questionnaire',
    summary: "Sends the answers that the custodian's onboarding asks for.",
    request: z.object({ answers: z.array(answer) }),
    response: z.object({ status }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  querySatosQuestionnaire: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/query-satos-questionnaire',
    sdkPath: '/v1/s1/kyc/integration/query-satos-questionnaire',
    summary: "Where the custodian's onboarding questionnaire stands.",
    request: z.object({}),
    response: satos,
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
