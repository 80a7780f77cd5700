import * as z from 'zod/mini';
import {
  CUSTODY_TYPES,
  NO_LIMITATION,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../domain/statuses';
import { needed } from '../../domain/tolerant-parse';
import { defineEndpoint } from '../endpoint';
import { amount, complianceTask, country, flag, group, level, list, mainList, moment, text } from './shapes';

/** The largest answer of the product, in a file of its own: almost every screen reads some of it. */

const displayControl = group({
  displayHkgPoaAgreement: flag,
  isDisplayQuestionnaire: flag,
  isDisplayP2pRights: flag,
  isDisplayNewSatos: flag,
  isDisplayNewRcOnboarding: flag,
  displayUpdatePOI: flag,
});

/** Daily withdrawal limits of a level, by coin. */
const quota = z.object({ level, coinLimit: list(z.object({ coin: z.string(), limit: amount })) });

const applicant = group({
  country,
  firstname: text,
  lastname: text,
  level: z._default(level, 'LEVEL_DEFAULT'),
  /** The documents that were verified; numbers are masked. */
  identifies: list(z.object({ type: z.string(), number: text })),
});

/** A status that nobody knows is not read as "nothing to re-submit". */
const updatePoi = group({
  status: needed(z._default(z.enum(UPDATE_POI_STATUSES), 'DisplayUpdatePOIStatus_No')),
  rejectReason: text,
  /** Until when the proof may be sent, or the review lasts. */
  deadline: z.optional(moment),
  siteInfo: group({ site: text, country: text }),
});

/** `result` of kyc-info: the fields are the spec's (3, "KYC info response"), their inner shapes assumed where it is silent. */
const kycInfo = z.object({
  applicant,
  flowNames: list(z.string()),
  kycToken: text,
  /** Decides whether anything can be started, so a wrong value is not read as yes. */
  opened: needed(z._default(z.boolean(), true)),
  limitation: z._default(z.string(), NO_LIMITATION),
  limitationInfo: text,
  /** One entry a level; a level that is missing cannot be started. No screen works without the status of a level. */
  state: mainList(
    z.object({ level, status: needed(z.enum(STEP_STATUSES)), type: z._default(z.string(), 'INDIVIDUAL') }),
  ),
  quotas: list(quota),
  /** Limit of a company's account; empty for persons. */
  kybQuota: text,
  /** A text of the server's about the last failure; empty: none. */
  errorNotify: text,
  second_identity_state: text,
  questionnaireStatus: z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED'),
  mustQuestionnaire: flag,
  displayControl,
  custody: z._default(z.enum(CUSTODY_TYPES), 'CUSTODY_UNSPECIFIED'),
  custodyInfo: text,
  newSatosGray: flag,
  /** Why the last attempt was refused: a vendor's reason code (see `domain/rejection-reasons.ts`) or a text. */
  additionalRejectReason: text,
  verificationProcess: group({ isVerificationProcess: flag, tasks: list(complianceTask) }),
  amlQuestionnaire: group({ needQuestionnaire: flag, templateCode: text }),
  /** Names of the banners that the personal page shows, the most pressing first. */
  bannerTags: list(z.string()),
  residenceCountry: country,
  /** The update-proof-of-identity display info (spec 3); that it travels with kyc-info is assumed. */
  updatePoi: needed(updatePoi),
});

const part = z.optional(z.boolean());

export const kycInfoEndpoints = {
  kycInfo: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/kyc-info',
    sdkPath: '/v1/s1/kyc/integration/info',
    summary: 'Everything the verification screens show about the member: steps, limits, questionnaires, controls.',
    // Which parts to send; the server sends what is not mentioned, apart from the token, which is made for those who ask for it.
    request: z.object({
      obtain_kyc_token: part,
      obtain_current: part,
      obtain_quotas: part,
      obtain_state: part,
      obtain_aml_questionnaire: part,
      obtain_verification_process: part,
    }),
    response: kycInfo,
    headers: ['Guid', 'Lang'],
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
