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

// kyc-info is the largest answer of the product, and almost every screen reads parts of it.

const displayControl = group({
  displayHkgPoaAgreement: flag,
  isDisplayQuestionnaire: flag,
  isDisplayP2pRights: flag,
  isDisplayNewSatos: flag,
  isDisplayNewRcOnboarding: flag,
  displayUpdatePOI: flag,
});

/** Daily withdrawal limits of a level for each coin. */
const quota = z.object({ level, coinLimit: list(z.object({ coin: z.string(), limit: amount })) });

const applicant = group({
  country,
  firstname: text,
  lastname: text,
  level: z._default(level, 'LEVEL_DEFAULT'),
  /** The documents that were verified; numbers are masked. */
  identifies: list(z.object({ type: z.string(), number: text })),
});

/** Update of the proof of identity. An unknown status must not be read as 'nothing to re-submit', so it fails the call. */
const updatePoi = group({
  status: needed(z._default(z.enum(UPDATE_POI_STATUSES), 'DisplayUpdatePOIStatus_No')),
  rejectReason: text,
  /** Deadline for sending the proof, or for its review. */
  deadline: z.optional(moment),
  siteInfo: group({ site: text, country: text }),
});

/** `result` of kyc-info: the fields are those of PRODUCT.md, 'kyc-info'; where no shape is given there, it is assumed. */
const kycInfo = z.object({
  applicant,
  flowNames: list(z.string()),
  kycToken: text,
  /** Whether verification can be started at all. An invalid value must not be read as yes. */
  opened: needed(z._default(z.boolean(), true)),
  limitation: z._default(z.string(), NO_LIMITATION),
  limitationInfo: text,
  /** One entry for each level; a missing level cannot be started. The status is needed by every screen. */
  state: mainList(
    z.object({ level, status: needed(z.enum(STEP_STATUSES)), type: z._default(z.string(), 'INDIVIDUAL') }),
  ),
  quotas: list(quota),
  /** Limit of a company's account; empty for individuals. */
  kybQuota: text,
  /** Text from the server about the last failure; empty: none. */
  errorNotify: text,
  second_identity_state: text,
  questionnaireStatus: z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED'),
  mustQuestionnaire: flag,
  displayControl,
  custody: z._default(z.enum(CUSTODY_TYPES), 'CUSTODY_UNSPECIFIED'),
  custodyInfo: text,
  newSatosGray: flag,
  /** Why the last attempt was rejected: a vendor's reason code (see `domain/rejection-reasons.ts`) or a text. */
  additionalRejectReason: text,
  verificationProcess: group({ isVerificationProcess: flag, tasks: list(complianceTask) }),
  amlQuestionnaire: group({ needQuestionnaire: flag, templateCode: text }),
  /** Names of the banners of the personal page, the most important first. */
  bannerTags: list(z.string()),
  residenceCountry: country,
  /** Display info of the update of the proof of identity; its place in kyc-info is assumed. */
  updatePoi: needed(updatePoi),
});

const part = z.optional(z.boolean());

/** The call that loads a member's verification state. */
export const kycInfoEndpoints = {
  kycInfo: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/kyc-info',
    sdkPath: '/v1/s1/kyc/integration/info',
    summary: 'All that the verification screens show about the member: steps, limits, questionnaires, controls.',
    // Parts of the answer. The server includes a part unless it is false, except the token, which it only creates if that is true.
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
