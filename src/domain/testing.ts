import type { VerificationRequest } from './eligibility-types';
import { type Authority, type Mode, SHELLS } from './modes';
import type { ProcessTask } from './personal-tasks';
import type { PriorityFacts } from './priority';
import type { Question } from './questionnaire';
import { SITES, siteRules } from './sites';

/** Without type-specific properties. */
export function testQuestion(id: string, more: Partial<Question> = {}): Question {
  return {
    id,
    type: 'text',
    label: id,
    hint: '',
    required: true,
    options: [],
    showIf: [],
    requireIf: [],
    detailLabel: '',
    statement: '',
    pattern: '',
    columns: [],
    notBefore: '',
    notAfter: '',
    currency: '',
    accept: [],
    ...more,
  };
}

export const AUTHORITIES = ['session', 'token'] as const satisfies readonly Authority[];
export const MODES: readonly Mode[] = SHELLS.flatMap((shell) => AUTHORITIES.map((authority) => ({ shell, authority })));
export const SITE_MODES = SITES.flatMap((site) =>
  MODES.map((mode) => [`${site}, ${mode.shell} by ${mode.authority}`, site, mode] as const),
);

/** Verified at level 1, no site, nothing requested. It is 20 November 2026. */
export const VERIFIED_MEMBER: PriorityFacts = {
  kycTag: 0,
  opened: true,
  state: [
    { level: 'LEVEL_1', status: 'SUCCESS', type: 'INDIVIDUAL' },
    { level: 'LEVEL_2', status: 'ALLOW', type: 'INDIVIDUAL' },
  ],
  updatePoi: { status: 'DisplayUpdatePOIStatus_No', rejectReason: '', siteInfo: { site: '', country: '' } },
  second_identity_state: '',
  site: 'NONE',
  rules: siteRules('NONE'),
  shell: 'browser',
  authority: 'session',
  limitation: 'LIMITATION_DEFAULT',
  limitationInfo: '',
  errorNotify: '',
  additionalRejectReason: '',
  residenceCountry: 'DEU',
  kybQuota: '',
  displayControl: { displayUpdatePOI: true, isDisplayQuestionnaire: false, isDisplayNewRcOnboarding: false },
  verificationProcess: { isVerificationProcess: true, tasks: [] },
  questionnaireStatus: 'QUESTIONNAIRE_STATUS_UNDEFINED',
  mustQuestionnaire: false,
  amlQuestionnaire: undefined,
  bannerTags: [],
  now: Date.UTC(2026, 10, 20),
};

export function testTask(more: Partial<ProcessTask> = {}): ProcessTask {
  const usual = {
    id: 'RFI',
    type: 'RFI',
    status: 'TODO',
    title: '',
    reason: '',
    templateCode: '',
    required: true,
  } as const;
  return { ...usual, ...more };
}

export function testProcess(...tasks: ProcessTask[]): Pick<PriorityFacts, 'verificationProcess'> {
  return { verificationProcess: { isVerificationProcess: true, tasks } };
}

export const REQUESTS = {
  L1: { kind: 'document', level: 'LEVEL_1' },
  L2: { kind: 'document', level: 'LEVEL_2' },
  NUMBER: { kind: 'number' },
  POI: { kind: 'update-poi' },
  UPDATE: { kind: 'update-document' },
  SECOND: { kind: 'second-identity' },
  POA: { kind: 'proof-of-address' },
  RESET: { kind: 'reset' },
  TRANSFER: { kind: 'transfer' },
} as const satisfies Record<string, VerificationRequest>;
