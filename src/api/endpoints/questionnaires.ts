import * as z from 'zod/mini';
import { QUESTIONNAIRE_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { consent, flag, list, moment, text, wholeList } from './shapes';

const status = z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED');

/** Sent in the body: no upload call is specified. */
const file = z.object({
  /** Without `data`, keeps the file that the server has. */
  fileId: z.optional(z.string()),
  name: z.string(),
  contentType: text,
  /** Base64, without a `data:` prefix. */
  data: text,
});

const answer = z.object({
  questionId: z.string(),
  /** Phone: country, number. Address: country, street, city, postcode. */
  values: list(z.string()),
  details: list(z.object({ option: z.string(), text: z.string() })),
  rows: list(z.object({ cells: list(z.object({ columnId: z.string(), values: list(z.string()) })) })),
  files: list(file),
});

const condition = z.object({ questionId: z.string(), anyOf: z.array(z.string()) });

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
  /** Any text, so that the form can report an unsupported type. */
  type: z.string(),
  label: z.string(),
  hint: text,
  required: z._default(z.boolean(), true),
  /** All or none: a dropped option could force a wrong choice. */
  options: wholeList(
    z.object({
      value: z.string(),
      label: z.string(),
      hint: text,
      /** Deselects the others, like 'none of these'. */
      exclusive: flag,
      needsDetail: flag,
    }),
  ),
  /** All or none: a dropped condition would show the question to the wrong members. */
  showIf: wholeList(condition),
  requireIf: wholeList(condition),
  /** For options with `needsDetail`. Empty: a general label. */
  detailLabel: text,
  statement: text,
  /** Regular expression for the whole text. */
  pattern: text,
  /** Default: none; amounts and percentages may have 2. */
  decimals: z.optional(z.int()),
  columns: wholeList(column),
  /** Of length, value or count. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** YYYY-MM-DD or `today`; empty: any. */
  notBefore: text,
  notAfter: text,
  currency: text,
  /** Media types. Empty: the form's own. */
  accept: list(z.string()),
  maxFileBytes: z.optional(z.int()),
});

const attempt = z.object({
  passed: z.boolean(),
  score: z.int(),
  passMark: z.int(),
  attemptsLeft: z.int(),
  /** Absent: now, or never without attempts left. */
  nextAttemptAt: z.optional(moment),
});

const agreement = z.object({
  /** YYYY-MM-DD. */
  publishedOn: text,
  /** SHA-256 of `agreementText` as hex. */
  sha256: text,
  /** Accepted last; empty: none. */
  acceptedVersion: text,
  acceptedAt: z.optional(moment),
  changes: list(z.string()),
  ifDeclined: list(z.string()),
});

const template = z.object({
  templateCode: z.string(),
  sceneCode: text,
  /** Sent back with the answers. */
  version: text,
  title: z.string(),
  description: text,
  status,
  rejectReason: text,
  deadline: z.optional(moment),
  sections: z.array(z.object({ id: z.string(), title: text, description: text, questions: z.array(question) })),
  answers: list(answer),
  /** Absent: not shown. Assumed. */
  passMark: z.optional(z.int()),
  /** Absent: not shown. Assumed. */
  maxScore: z.optional(z.int()),
  /** Absent before the first attempt and for other questionnaires. */
  lastAttempt: z.optional(attempt),
  agreement: z.optional(agreement),
});

const satos = z.object({
  status,
  rejectReason: text,
  answers: list(answer),
  /** For SDK callers, who cannot call `questionnaire-template-detail`. */
  template: z.optional(template),
});

export const questionnaireEndpoints = {
  createQuestionnaire: defineEndpoint({
    method: 'POST',
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
      /** From `questionnaire-token`; valid once. */
      token: z.optional(z.string()),
      answers: z.array(answer),
      consent: z.optional(consent),
    }),
    response: z.object({ status, attempt: z.optional(attempt) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  questionnaireTemplate: defineEndpoint({
    ...FIRST_ROWS.questionnaireTemplate,
    summary: 'The questions of a template, with what the member answered before.',
    request: z.object({
      /** `kyc_web` for a template only. */
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
    ...FIRST_ROWS.querySatosQuestionnaire,
    summary: "Status and answers of the custodian's onboarding questionnaire.",
    request: z.object({}),
    response: satos,
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
