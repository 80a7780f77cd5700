import * as z from 'zod/mini';
import { CUSTODY_TYPES, QUESTIONNAIRE_STATUSES, STEP_STATUSES, UPDATE_POI_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);

const displayControl = z.object({
  displayHkgPoaAgreement: flag,
  isDisplayQuestionnaire: flag,
  isDisplayP2pRights: flag,
  isDisplayNewSatos: flag,
  isDisplayNewRcOnboarding: flag,
  displayUpdatePOI: flag,
});

const quota = z.object({
  level: z.enum(['LEVEL_DEFAULT', 'LEVEL_1', 'LEVEL_2']),
  coinLimit: z._default(z.array(z.object({ coin: z.string(), limit: z.string() })), []),
});

/** `result` of kyc-info: the fields are the spec's (3, "KYC info response"), their inner shapes assumed where it is silent. */
const kycInfo = z.object({
  applicant: z._default(
    z.object({
      country: text,
      firstname: text,
      lastname: text,
      level: z._default(z.enum(['LEVEL_DEFAULT', 'LEVEL_1', 'LEVEL_2']), 'LEVEL_DEFAULT'),
      identifies: z._default(z.array(z.object({ type: z.string(), number: text })), []),
    }),
    { country: '', firstname: '', lastname: '', level: 'LEVEL_DEFAULT', identifies: [] },
  ),
  flowNames: z._default(z.array(z.string()), []),
  kycToken: text,
  opened: z._default(z.boolean(), true),
  limitation: z._default(z.string(), 'LIMITATION_DEFAULT'),
  limitationInfo: text,
  state: z._default(
    z.array(
      z.object({
        level: z.enum(['LEVEL_DEFAULT', 'LEVEL_1', 'LEVEL_2']),
        status: z.enum(STEP_STATUSES),
        type: z._default(z.string(), 'INDIVIDUAL'),
      }),
    ),
    [],
  ),
  quotas: z._default(z.array(quota), []),
  kybQuota: text,
  errorNotify: text,
  second_identity_state: text,
  questionnaireStatus: z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED'),
  mustQuestionnaire: flag,
  displayControl: z._default(displayControl, {
    displayHkgPoaAgreement: false,
    isDisplayQuestionnaire: false,
    isDisplayP2pRights: false,
    isDisplayNewSatos: false,
    isDisplayNewRcOnboarding: false,
    displayUpdatePOI: false,
  }),
  custody: z._default(z.enum(CUSTODY_TYPES), 'CUSTODY_UNSPECIFIED'),
  custodyInfo: text,
  newSatosGray: flag,
  additionalRejectReason: text,
  verificationProcess: z._default(
    z.object({
      isVerificationProcess: flag,
      tasks: z._default(z.array(z.object({ id: z.string(), title: z.string(), status: z.string() })), []),
    }),
    { isVerificationProcess: false, tasks: [] },
  ),
  amlQuestionnaire: z._default(z.object({ needQuestionnaire: flag, templateCode: text }), {
    needQuestionnaire: false,
    templateCode: '',
  }),
  bannerTags: z._default(z.array(z.string()), []),
  residenceCountry: text,
  /** The update-proof-of-identity display info (spec 3); that it travels with kyc-info is assumed. */
  updatePoi: z._default(
    z.object({
      status: z._default(z.enum(UPDATE_POI_STATUSES), 'DisplayUpdatePOIStatus_No'),
      rejectReason: text,
      /** Unix time in milliseconds until which the proof may be sent, or the review lasts. */
      deadline: z.optional(z.number()),
      siteInfo: z._default(z.object({ site: text, country: text }), { site: '', country: '' }),
    }),
    { status: 'DisplayUpdatePOIStatus_No', rejectReason: '', siteInfo: { site: '', country: '' } },
  ),
});

/** Calls of the verification area (spec 7, "Verification calls"). */
export const verificationEndpoints = {
  kycInfo: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/kyc-info',
    sdkPath: '/v1/s1/kyc/integration/info',
    summary: 'Everything the verification screens show about the member: steps, limits, questionnaires, controls.',
    request: z.object({
      obtain_kyc_token: z.optional(z.boolean()),
      obtain_current: z.optional(z.boolean()),
      obtain_quotas: z.optional(z.boolean()),
      obtain_state: z.optional(z.boolean()),
      obtain_aml_questionnaire: z.optional(z.boolean()),
      obtain_verification_process: z.optional(z.boolean()),
    }),
    response: kycInfo,
    headers: ['Guid', 'Lang'],
    provenance: { request: 'spec', response: 'assumed' },
  }),
  sdkAccess: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/sdk-access',
    summary: 'Starts a verification in the embedded SDK; the token leads there.',
    request: z.object({
      level: z.enum(['LEVEL_DEFAULT', 'LEVEL_1', 'LEVEL_2']),
      isSecondary: z.optional(z.boolean()),
      from: z.optional(z.string()),
      action: z.optional(z.string()),
      extraParams: z.optional(z.object({ reason: z.optional(z.string()) })),
    }),
    response: z.object({ accessToken: z.string() }),
    provenance: { request: 'spec', response: 'spec' },
  }),
} as const;
