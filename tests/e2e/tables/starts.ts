import type { ScenarioInput } from '../../../harness/core/scenario';
import type { VerificationRequest } from '../../../src/domain/eligibility-types';

/** Everything that a member can start, each reason to refuse it, and each address that leads to it: the tables of `start-guard.spec.ts`. */

type Query = Readonly<Record<string, string>>;

/** What a member can start. */
export interface StartRow {
  readonly name: string;
  readonly request: VerificationRequest;
  /** It may start in this state. */
  readonly open: ScenarioInput;
  readonly route: string;
  /** Without a step, and with each step. */
  readonly queries: readonly Query[];
  /** Absent if the page has nothing else. */
  readonly button?: string;
  /** Asked at the press, because nothing has to be filled in. */
  readonly isAskedAtPress?: true;
}

const VERIFIED = { '1': 'SUCCESS', '2': 'SUCCESS' } as const;
const LEVEL_2_OPEN = { '1': 'SUCCESS', '2': 'ALLOW' } as const;
const NEEDED = 'DisplayUpdatePOIStatus_Needed';
/** A redirect vendor's return address after a failure. */
const RETURNED = { step: 'return', provider: 'PROVIDER_AAI', signatureId: 's', code: 'SERVICE_ERROR' };

const CHOSEN_1 = { level: 'LEVEL_1', country: 'DEU', document: 'PASSPORT' };
const CHOSEN_2 = { level: 'LEVEL_2', country: 'DEU' };
const steps = (...names: string[]): Query[] => names.map((step) => ({ step }));

export const STARTS: readonly StartRow[] = [
  {
    name: 'level 1',
    request: { kind: 'document', level: 'LEVEL_1' },
    open: {},
    route: '/auth/kyc',
    queries: [
      { level: 'LEVEL_1' },
      ...steps('document', 'consent', 'run', 'result').map((step) => ({ ...CHOSEN_1, ...step })),
      { ...CHOSEN_1, ...RETURNED },
    ],
  },
  {
    name: 'level 2',
    request: { kind: 'document', level: 'LEVEL_2' },
    open: { kyc: { steps: LEVEL_2_OPEN } },
    route: '/auth/kyc',
    queries: [
      { level: 'LEVEL_2' },
      ...steps('consent', 'run').map((step) => ({ ...CHOSEN_2, ...step })),
      { ...CHOSEN_2, ...RETURNED },
    ],
  },
  {
    name: 'number',
    request: { kind: 'number' },
    open: {},
    route: '/auth/vendor',
    queries: [{}, ...steps('details', 'share', 'check', 'result')],
  },
  {
    name: 'update of the document',
    request: { kind: 'update-document' },
    open: { kyc: { steps: LEVEL_2_OPEN } },
    route: '/auth/updatekyc',
    queries: [{}, ...steps('details', 'check')],
  },
  {
    name: 're-verification',
    request: { kind: 'update-poi' },
    open: { kyc: { steps: VERIFIED, poi: NEEDED } },
    route: '/auth/reverification',
    queries: [{}],
    isAskedAtPress: true,
  },
  {
    name: 'second identity',
    request: { kind: 'second-identity' },
    open: { kyc: { steps: LEVEL_2_OPEN, secondIdentity: 'ALLOW' } },
    route: '/auth/personal',
    queries: [{}],
    button: 'Start second verification',
    isAskedAtPress: true,
  },
  {
    name: 'proof of address',
    request: { kind: 'proof-of-address' },
    open: { kyc: { steps: VERIFIED } },
    route: '/auth/updatePOA',
    queries: [{}, ...steps('paper', 'share', 'check')],
  },
  {
    name: 'reset',
    request: { kind: 'reset' },
    open: { kyc: { steps: LEVEL_2_OPEN } },
    route: '/auth/resetkyc',
    queries: [{}],
  },
];

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

/** Changes of the scenario. The rule decides which starts it refuses. */
export const REASONS: Readonly<Record<string, ScenarioInput>> = {
  'KYC tag 1': { member: { kycTag: 1 } },
  'not opened': { kyc: { opened: false } },
  'in review': {
    kyc: {
      steps: { '1': 'PENDING', '2': 'NOT_ALLOW' },
      poi: 'DisplayUpdatePOIStatus_Pending',
      secondIdentity: 'PENDING',
      poa: 'QUESTIONNAIRE_STATUS_PENDING',
    },
  },
  'a review of level 2': { kyc: { steps: { '1': 'SUCCESS', '2': 'PENDING' } } },
  'the re-submission in review': { kyc: { poi: 'DisplayUpdatePOIStatus_Pending' } },
  'no attempt left today': { kyc: { poi: 'DisplayUpdatePOIStatus_Rejected_Daily' } },
  'nothing verified and nothing asked': {
    kyc: { steps: { '1': 'ALLOW', '2': 'NOT_ALLOW' }, poi: 'DisplayUpdatePOIStatus_No', secondIdentity: 'none' },
  },
  verified: { kyc: { steps: VERIFIED, secondIdentity: 'SUCCESS' } },
  'rejected permanently': {
    kyc: {
      steps: { '1': 'FAILED_AND_CAN_NOT_RETRY', '2': 'FAILED_AND_CAN_NOT_RETRY' },
      secondIdentity: 'FAILED_AND_CAN_NOT_RETRY',
    },
  },
  disabled: {
    kyc: {
      steps: { '1': 'CERTIFICATION_DISABLED', '2': 'CERTIFICATION_DISABLED' },
      secondIdentity: 'CERTIFICATION_DISABLED',
    },
  },
  'a company': { responses: { [KYC_INFO]: { kybQuota: '100' } } },
  'a residence that is not served': { member: { country: 'PRK' } },
  'a rejected anti-money-laundering check': {
    responses: { 'GET /v3/private/kyc/get-aml-result': { result: 'REJECT' } },
  },
  'the marker for Turkey': { responses: { [KYC_INFO]: { updatePoi: { siteInfo: { site: 'TUR', country: '' } } } } },
  'can-verify': { kyc: { canVerify: false } },
  'traffic-diversion': { kyc: { diversion: 'mobile-app' } },
  // The site decides the host.
  'a site that verifies in the mobile app': { site: 'TUR', kyc: { diversion: 'web' } },
};
