import * as z from 'zod/mini';
import { QUESTIONNAIRE_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { consent, flag, list, moment, text, wholeList } from './shapes';

const status = z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED');

/** An image or document. It is sent in the body, because no separate upload call is specified. */
const file = z.object({
  /** Id of a file that the server already has. Sent back without `data`, it keeps that file. */
  fileId: z.optional(z.string()),
  name: z.string(),
  contentType: text,
  /** Base64, without a `data:` prefix. */
  data: text,
});

const answer = z.object({
  questionId: z.string(),
  /**
   * Chosen option values or typed text: one value, or several for a multiple choice. A telephone number is the country and the number; an
   * address is the country, street, city and postcode.
   */
  values: list(z.string()),
  /** The text that a chosen option asks for. */
  details: list(z.object({ option: z.string(), text: z.string() })),
  /** The rows of a table. */
  rows: list(z.object({ cells: list(z.object({ columnId: z.string(), values: list(z.string()) })) })),
  files: list(file),
});

/** Shows a question only if the answer to another question includes one of `anyOf`; all conditions of a question have to hold. */
const condition = z.object({ questionId: z.string(), anyOf: z.array(z.string()) });

/** A column of a table: a question of a simple type without conditions. */
const column = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  hint: text,
  required: z._default(z.boolean(), true),
  options: wholeList(z.object({ value: z.string(), label: z.string() })),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  decimals: z.optional(z.int()),
  currency: text,
});

const question = z.object({
  id: z.string(),
  /** One of `QUESTION_TYPES`. Any text is accepted, so that the form can show that it does not support an unknown type. */
  type: z.string(),
  label: z.string(),
  hint: text,
  required: z._default(z.boolean(), true),
  /** All or none: if an option were dropped, a member might have to choose a wrong one. */
  options: wholeList(
    z.object({
      value: z.string(),
      label: z.string(),
      hint: text,
      /** Multiple choice: choosing this option deselects the others, as for 'none of these'. */
      exclusive: flag,
      /** Whether the member has to add a text. */
      needsDetail: flag,
    }),
  ),
  /** All or none: without one of its conditions the question would be shown to the wrong members. */
  showIf: wholeList(condition),
  /** Requires an answer to a question that may else stay empty. */
  requireIf: wholeList(condition),
  /** Label of the text that an option with `needsDetail` asks for; empty: a general one. */
  detailLabel: text,
  /** The text that a declaration confirms or a signature signs. */
  statement: text,
  /** Regular expression that a text has to match as a whole. */
  pattern: text,
  /** Decimals that a number may have. Default: none; an amount and a percentage may have 2. */
  decimals: z.optional(z.int()),
  /** Columns of a table. */
  columns: wholeList(column),
  /** Limits of a text's length, a number, an amount, or the count of options, files or rows; absent: no limit. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** First and last accepted day of a date: YYYY-MM-DD or `today`; empty: any. */
  notBefore: text,
  notAfter: text,
  /** Currency code of an amount. */
  currency: text,
  /** Accepted media types of files; empty: the form's own. */
  accept: list(z.string()),
  maxFileBytes: z.optional(z.int()),
});

/** Result of an investor test. */
const attempt = z.object({
  passed: z.boolean(),
  score: z.int(),
  passMark: z.int(),
  attemptsLeft: z.int(),
  /** Start of the next attempt; absent: now, or never if no attempts are left. */
  nextAttemptAt: z.optional(moment),
});

/** Facts about an agreement, whose text is the sections of its template in the format of `domain/legal-text.ts`. */
const agreement = z.object({
  /** YYYY-MM-DD. */
  publishedOn: text,
  /** SHA-256 of the text (`agreementText` of `domain/agreements.ts`), as hexadecimal digits. */
  sha256: text,
  /** Version that the member accepted last; empty: none. */
  acceptedVersion: text,
  acceptedAt: z.optional(moment),
  /** What is new since that version. */
  changes: list(z.string()),
});

const template = z.object({
  templateCode: z.string(),
  sceneCode: text,
  /** Version of the template; it is sent back with the answers. */
  version: text,
  title: z.string(),
  description: text,
  status,
  rejectReason: text,
  deadline: z.optional(moment),
  /** Each question belongs to one section; sections and questions are shown in this order. */
  sections: z.array(z.object({ id: z.string(), title: text, description: text, questions: z.array(question) })),
  /** Earlier answers, to continue from or to show again. */
  answers: list(answer),
  /** The score that passes a test; absent: nothing is said about it. Assumed. */
  passMark: z.optional(z.int()),
  /** The highest score of a test; absent: nothing is said about it. Assumed. */
  maxScore: z.optional(z.int()),
  /** The last attempt of a test; absent before the first one, and for other questionnaires. */
  lastAttempt: z.optional(attempt),
  /** Present for an agreement only. */
  agreement: z.optional(agreement),
});

const satos = z.object({
  status,
  rejectReason: text,
  answers: list(answer),
  /** The questions; sent to a caller with an SDK token, who cannot call `questionnaire-template-detail`. */
  template: z.optional(template),
});

/** Calls about questionnaires and investor tests. */
export const questionnaireEndpoints = {
  createQuestionnaire: defineEndpoint({
    method: 'POST',
    // Holds no answers: another one does no harm.
    submits: false,
    path: '/v3/private/kyc/create-questionnaire',
    keepsLanguage: true,
    summary: 'Creates a questionnaire for the member; its id is sent with the answers.',
    request: z.object({ sceneCode: z.optional(z.string()), templateCode: z.string() }),
    response: z.object({ requestId: z.string(), templateCode: text, status }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  submitQuestionnaire: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/submit-questionnaire',
    summary: 'Sends the answers; a test is marked at once, all other questionnaires are reviewed.',
    request: z.object({
      templateCode: z.string(),
      version: z.optional(z.string()),
      sceneCode: z.optional(z.string()),
      requestId: z.optional(z.string()),
      /** From `questionnaire-token`; valid for one submission. */
      token: z.optional(z.string()),
      answers: z.array(answer),
      /** For a document that the answers hold. */
      consent: z.optional(consent),
    }),
    response: z.object({ status, attempt: z.optional(attempt) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  questionnaireTemplate: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/questionnaire-template-detail',
    summary: 'The questions of a template, with what the member answered before.',
    request: z.object({
      /** `kyc_web` if only the template is given; absent with a scene and a request. */
      biz_from: z.optional(z.literal('kyc_web')),
      scene_code: z.optional(z.string()),
      request_id: z.optional(z.string()),
      /** Default: '200', the general template. */
      template_code: z._default(z.string(), '200'),
    }),
    response: template,
    provenance: { request: 'spec', response: 'assumed' },
  }),
  questionnaireToken: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/questionnaire-token',
    keepsLanguage: true,
    summary: 'A token for one submission of a template.',
    request: z.object({ template_code: z.string() }),
    response: z.object({ token: z.string(), expiresAt: z.optional(moment) }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  createSatosQuestionnaire: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/create-satos-questionnaire',
    sdkPath: '/v1/s1/kyc/integration/create-satos-questionnaire',
    summary: "Sends the answers to the custodian's onboarding questionnaire.",
    request: z.object({ answers: z.array(answer) }),
    response: z.object({ status }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  querySatosQuestionnaire: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/query-satos-questionnaire',
    sdkPath: '/v1/s1/kyc/integration/query-satos-questionnaire',
    summary: "Status and answers of the custodian's onboarding questionnaire.",
    request: z.object({}),
    response: satos,
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
