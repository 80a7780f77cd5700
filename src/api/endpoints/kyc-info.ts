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
import { FIRST_ROWS } from '../first-rows';
import { amount, complianceTask, country, flag, group, level, list, mainList, moment, text } from './shapes';

const displayControl = group({
  displayHkgPoaAgreement: flag,
  isDisplayQuestionnaire: flag,
  isDisplayP2pRights: flag,
  isDisplayNewSatos: flag,
  isDisplayNewRcOnboarding: flag,
  displayUpdatePOI: flag,
});

/** Of withdrawals a day; assumed. */
const quota = z.object({ level, coinLimit: list(z.object({ coin: z.string(), limit: amount })) });

const applicant = group({
  country,
  firstname: text,
  lastname: text,
  level: z._default(level, 'LEVEL_DEFAULT'),
  /** Verified documents; numbers are masked. */
  identifies: list(z.object({ type: z.string(), number: text })),
});

/** An unknown status fails the call: it must not read as 'nothing to re-submit'. */
const updatePoi = group({
  status: needed(z._default(z.enum(UPDATE_POI_STATUSES), 'DisplayUpdatePOIStatus_No')),
  rejectReason: text,
  deadline: z.optional(moment),
  siteInfo: group({ site: text, country: text }),
});

/** Fields follow PRODUCT.md, 'kyc-info'; other shapes are assumed. */
const kycInfo = z.object({
  applicant,
  flowNames: list(z.string()),
  kycToken: text,
  /** An invalid value must not count as yes. */
  opened: needed(z._default(z.boolean(), true)),
  limitation: z._default(z.string(), NO_LIMITATION),
  limitationInfo: text,
  /** One per level; a missing level cannot start. */
  state: mainList(
    z.object({ level, status: needed(z.enum(STEP_STATUSES)), type: z._default(z.string(), 'INDIVIDUAL') }),
  ),
  quotas: list(quota),
  kybQuota: text,
  errorNotify: text,
  second_identity_state: text,
  questionnaireStatus: z._default(z.enum(QUESTIONNAIRE_STATUSES), 'QUESTIONNAIRE_STATUS_UNDEFINED'),
  mustQuestionnaire: flag,
  displayControl,
  custody: z._default(z.enum(CUSTODY_TYPES), 'CUSTODY_UNSPECIFIED'),
  custodyInfo: text,
  newSatosGray: flag,
  /** A vendor's reason code (`domain/rejection-reasons.ts`) or a text. */
  additionalRejectReason: text,
  verificationProcess: group({ isVerificationProcess: flag, tasks: list(complianceTask) }),
  amlQuestionnaire: group({ needQuestionnaire: flag, templateCode: text }),
  /** Most important first. */
  bannerTags: list(z.string()),
  residenceCountry: country,
  /** Its place in kyc-info is assumed. */
  updatePoi: needed(updatePoi),
});

const part = z.optional(z.boolean());

export const kycInfoEndpoints = {
  kycInfo: defineEndpoint({
    ...FIRST_ROWS.kycInfo,
    forAnyMember: true,
    summary: 'All that the verification screens show about the member: steps, limits, questionnaires, controls.',
    // Parts are included unless false; the token only if true.
    request: z.object({
      obtain_kyc_token: part,
      obtain_current: part,
      obtain_quotas: part,
      obtain_state: part,
      obtain_aml_questionnaire: part,
      obtain_verification_process: part,
    }),
    response: kycInfo,
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
