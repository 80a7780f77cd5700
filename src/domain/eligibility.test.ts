import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibility, updateRules } from './eligibility';
import type { Eligibility, EligibilityFacts, VerificationRequest } from './eligibility-types';
import { SITES, type Site, siteRules } from './sites';
import { QUESTIONNAIRE_STATUSES, STEP_STATUSES, type StepStatus, UPDATE_POI_STATUSES } from './statuses';
import { STEP_LEVELS } from './steps';
import { MODES, REQUESTS } from './testing';
import { FLOW_STEPS, flowScreen, nextLevel } from './verification-screens';

type Changes = Partial<Omit<EligibilityFacts, 'state' | 'rules' | 'updatePoi'>> & {
  readonly steps?: readonly [StepStatus, StepStatus];
  readonly poi?: EligibilityFacts['updatePoi']['status'];
  readonly marker?: Partial<EligibilityFacts['updatePoi']['siteInfo']>;
};

function facts({ steps = ['ALLOW', 'NOT_ALLOW'], poi = 'DisplayUpdatePOIStatus_No', marker, ...more }: Changes = {}) {
  const site: Site = more.site ?? 'NONE';
  return {
    kycTag: 0,
    shell: 'browser',
    authority: 'session',
    opened: true,
    second_identity_state: '',
    rules: siteRules(site),
    ...more,
    site,
    state: STEP_LEVELS.map((level, index) => ({ level, status: steps[index] ?? 'NOT_ALLOW', type: 'INDIVIDUAL' })),
    updatePoi: { status: poi, siteInfo: { site: '', country: '', ...marker } },
  } as const satisfies EligibilityFacts;
}

const { L1, L2, NUMBER, POI, UPDATE, SECOND, POA, RESET, TRANSFER } = REQUESTS;
const ALL = [L1, L2, NUMBER, POI, UPDATE, SECOND, POA, RESET, TRANSFER];
const kinds = (requests: readonly VerificationRequest[]) => requests.map((request) => [request.kind, request] as const);

const BOTH = { steps: ['SUCCESS', 'SUCCESS'] } as const;
const FIRST = { steps: ['SUCCESS', 'ALLOW'] } as const;
const NEEDED = { poi: 'DisplayUpdatePOIStatus_Needed' } as const;
const task = (status: 'TODO' | 'DONE', type: 'UPDATE_POA' | 'RFI' = 'UPDATE_POA') => ({
  verificationProcess: { isVerificationProcess: true, tasks: [{ type, status } as const] },
});

/** `yes`, or reason and way forward. */
const short = (answer: Eligibility) => (answer.allowed ? 'yes' : `${answer.reason} > ${answer.wayForward}`);

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly [request: VerificationRequest, changes: Changes, answer: string][] = [
  [L1, {}, 'yes'],
  [L1, { steps: ['FAILED_AND_CAN_RETRY', 'NOT_ALLOW'] }, 'yes'],
  [L1, { steps: ['PENDING', 'NOT_ALLOW'] }, 'in-review > wait'],
  [L1, FIRST, 'verified > none'],
  [L1, { steps: ['FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW'] }, 'rejected-finally > support'],
  [L1, { steps: ['CERTIFICATION_DISABLED', 'NOT_ALLOW'] }, 'disabled > support'],
  [L1, { steps: ['NOT_ALLOW', 'NOT_ALLOW'] }, 'closed > support'],
  [L1, { kybQuota: '100' }, 'company-account > support'],
  [L1, { kybQuota: '100', steps: ['PENDING', 'NOT_ALLOW'] }, 'in-review > wait'],
  [L1, { site: 'TUR' }, 'mobile-app > mobile-app'],
  [L1, { site: 'TUR', shell: 'mini-program' }, 'mobile-app > mobile-app'],
  [L1, { site: 'TUR', shell: 'app' }, 'mobile-app > in-this-app'],
  [L1, { site: 'TUR', steps: ['PENDING', 'NOT_ALLOW'] }, 'in-review > wait'],
  [L1, { marker: { site: 'TUR' } }, 'yes'],
  [{ ...L1, country: 'PRK' }, { unsupportedCountries: ['PRK'] }, 'country-not-served > other-country'],
  [{ ...L1, country: 'IND' }, { unsupportedCountries: ['PRK'] }, 'yes'],
  [L1, { unsupportedCountries: ['PRK'], residenceCountry: 'PRK' }, 'country-not-served > residence'],
  [L1, { unsupportedCountries: ['PRK'], residenceCountry: 'IND' }, 'yes'],
  [L2, { ...FIRST, unsupportedCountries: ['PRK'], residenceCountry: 'PRK' }, 'country-not-served > residence'],
  [NUMBER, { unsupportedCountries: ['PRK'], residenceCountry: 'PRK' }, 'country-not-served > residence'],
  [L1, { aml: { result: 'REJECT' } }, 'aml-rejected > support'],
  [L2, { ...FIRST, aml: { result: 'REJECT' } }, 'aml-rejected > support'],
  [NUMBER, { aml: { result: 'REJECT' } }, 'aml-rejected > support'],
  [NUMBER, { aml: { result: 'REVIEW' } }, 'yes'],
  // Checks of the person do not block later changes.
  [UPDATE, { ...FIRST, aml: { result: 'REJECT' } }, 'yes'],
  [L2, FIRST, 'yes'],
  [L2, {}, 'level-before > verify-first'],
  [L2, { steps: ['PENDING', 'NOT_ALLOW'] }, 'level-before > wait'],
  [L2, { steps: ['FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW'] }, 'level-before > support'],
  [L2, { site: 'TUR' }, 'level-before > mobile-app'],
  [L2, { steps: ['SUCCESS', 'NOT_ALLOW'] }, 'level-closed > support'],
  [L1, { flowNames: ['Level2_web'] }, 'level-closed > support'],
  [{ ...L1, country: 'PRK' }, { flowNames: ['Level2_web'], unsupportedCountries: ['PRK'] }, 'level-closed > support'],
  [NUMBER, { flowNames: ['Level2_web'] }, 'level-closed > support'],
  [L1, { flowNames: ['Level1_web'] }, 'yes'],
  [L1, { flowNames: ['Level1_ios'] }, 'yes'],
  [L1, { flowNames: ['Level2_web'], steps: ['PENDING', 'NOT_ALLOW'] }, 'in-review > wait'],
  [L2, { flowNames: ['Level1_web'], steps: ['SUCCESS', 'ALLOW'] }, 'level-closed > support'],
  [L2, { flowNames: ['Level2_web'], steps: ['SUCCESS', 'ALLOW'] }, 'yes'],
  [L2, { flowNames: ['Level2_web'] }, 'level-before > support'],
  [POI, { ...NEEDED, flowNames: ['Level2_web'] }, 'yes'],
  [NUMBER, {}, 'yes'],
  [NUMBER, FIRST, 'verified > none'],
  [NUMBER, { kybQuota: '100' }, 'company-account > support'],
  [NUMBER, { site: 'TUR' }, 'mobile-app > mobile-app'],
  [POI, {}, 'not-asked > none'],
  [POI, NEEDED, 'yes'],
  [POI, { poi: 'DisplayUpdatePOIStatus_Rejected' }, 'yes'],
  [POI, { poi: 'DisplayUpdatePOIStatus_Pending' }, 'in-review > wait'],
  [POI, { poi: 'DisplayUpdatePOIStatus_Rejected_Daily' }, 'daily-limit > tomorrow'],
  [POI, { ...NEEDED, site: 'TUR' }, 'mobile-app > mobile-app'],
  [POI, { ...NEEDED, site: 'TUR', authority: 'token' }, 'mobile-app > mobile-app'],
  [POI, { ...NEEDED, marker: { site: 'TUR' } }, 'mobile-app > mobile-app'],
  [POI, { ...NEEDED, marker: { country: 'TUR' } }, 'mobile-app > mobile-app'],
  [POI, { ...NEEDED, marker: { country: 'TR' } }, 'mobile-app > mobile-app'],
  [POI, { ...NEEDED, site: 'HKG', marker: { site: 'TUR' } }, 'yes'],
  [UPDATE, FIRST, 'yes'],
  [UPDATE, { steps: ['SUCCESS', 'PENDING'] }, 'yes'],
  [UPDATE, {}, 'not-verified > verify-first'],
  [UPDATE, { site: 'TUR' }, 'mobile-app > mobile-app'],
  [RESET, { site: 'TUR' }, 'not-verified > mobile-app'],
  [UPDATE, { steps: ['FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW'] }, 'not-verified > support'],
  [UPDATE, { steps: ['PENDING', 'NOT_ALLOW'] }, 'in-review > wait'],
  [UPDATE, { ...FIRST, poi: 'DisplayUpdatePOIStatus_Pending' }, 'in-review > wait'],
  [UPDATE, { ...FIRST, poi: 'DisplayUpdatePOIStatus_Rejected_Daily' }, 'daily-limit > tomorrow'],
  [UPDATE, { ...FIRST, ...NEEDED }, 'yes'],
  [UPDATE, { ...FIRST, site: 'TUR' }, 'mobile-app > mobile-app'],
  [UPDATE, { ...FIRST, marker: { site: 'TUR' } }, 'mobile-app > mobile-app'],
  [SECOND, FIRST, 'not-asked > none'],
  [SECOND, { ...FIRST, second_identity_state: 'ALLOW' }, 'yes'],
  [SECOND, { ...FIRST, second_identity_state: 'NOT_ALLOW' }, 'not-asked > none'],
  [SECOND, { ...FIRST, second_identity_state: 'constructor' }, 'not-asked > none'],
  [SECOND, { ...FIRST, second_identity_state: 'PENDING' }, 'in-review > wait'],
  [SECOND, { ...FIRST, second_identity_state: 'ALLOW', site: 'TUR' }, 'mobile-app > mobile-app'],
  [POA, {}, 'not-verified > verify-first'],
  [POA, FIRST, 'not-verified > verify-first'],
  [POA, BOTH, 'yes'],
  [POA, { steps: ['SUCCESS', 'PENDING'] }, 'in-review > wait'],
  [POA, { site: 'HKG' }, 'yes'],
  [POA, { site: 'TUR' }, 'yes'],
  [POA, task('TODO'), 'yes'],
  [POA, task('DONE'), 'not-verified > verify-first'],
  [POA, task('TODO', 'RFI'), 'not-verified > verify-first'],
  [POA, { bannerTags: ['UPDATE_POA'] }, 'yes'],
  [POA, { proofOfAddress: 'QUESTIONNAIRE_STATUS_REJECTED' }, 'yes'],
  [POA, { ...BOTH, proofOfAddress: 'QUESTIONNAIRE_STATUS_PENDING' }, 'in-review > wait'],
  [RESET, FIRST, 'yes'],
  [RESET, BOTH, 'yes'],
  [RESET, { ...FIRST, site: 'TUR' }, 'yes'],
  [RESET, {}, 'not-verified > verify-first'],
  [RESET, { steps: ['SUCCESS', 'PENDING'] }, 'in-review > wait'],
  [RESET, { ...FIRST, poi: 'DisplayUpdatePOIStatus_Pending' }, 'in-review > wait'],
  [TRANSFER, {}, 'yes'],
];

describe('eligibility', () => {
  it.each(ROWS)('%j with %j is %s', (request, changes, answer) => {
    expect(short(eligibility(request, facts(changes)))).toBe(answer);
  });

  const ready = { ...BOTH, ...NEEDED, second_identity_state: 'ALLOW', site: 'HKG' } as const;
  it.each(kinds(ALL))('refuses %s if the KYC tag is 1', (_kind, request) => {
    expect(short(eligibility(request, facts({ ...ready, kycTag: 1 })))).toBe('closed > support');
  });
  it.each(kinds(ALL))('refuses %s if opened is false', (_kind, request) => {
    expect(short(eligibility(request, facts({ ...ready, opened: false })))).toBe('closed > support');
  });
});

it("updateRules prefers the account's site to the marker of the update", () => {
  expect(updateRules(facts({ marker: { site: 'TUR' } }))).toMatchObject({
    identityFlow: 'mobile-app',
    reverificationRequirements: 'turkey',
    proofOfAddress: 'at-level-2',
  });
  expect(updateRules(facts({ site: 'EU', marker: { site: 'TUR' } }))).toEqual(siteRules('EU'));
});

it.each([
  ['a new member', {}, 'LEVEL_1'],
  ['a member with level 1', FIRST, 'LEVEL_2'],
  ['a member whose level 1 is in review', { steps: ['PENDING', 'NOT_ALLOW'] }, 'LEVEL_1'],
  ['a member whose level 2 is in review', { steps: ['SUCCESS', 'PENDING'] }, 'LEVEL_2'],
  ['a member whose level 2 the mobile app verifies', { ...FIRST, site: 'TUR' }, 'LEVEL_2'],
  ['a member with both levels', BOTH, 'LEVEL_2'],
] as const)('nextLevel for %s is correct', (_name, changes, level) => {
  expect(nextLevel(facts(changes))).toBe(level);
});

const anyFacts = fc
  .record({
    steps: fc.tuple(fc.constantFrom(...STEP_STATUSES), fc.constantFrom(...STEP_STATUSES)),
    poi: fc.constantFrom(...UPDATE_POI_STATUSES),
    marker: fc.record({ site: fc.constantFrom('', 'TUR', 'IN'), country: fc.constantFrom('', 'TUR', 'IND') }),
    kycTag: fc.constantFrom(0, 1, 2),
    opened: fc.boolean(),
    mode: fc.constantFrom(...MODES),
    site: fc.constantFrom(...SITES),
    kybQuota: fc.constantFrom('', '100'),
    flowNames: fc.subarray(['Level1_web', 'Level2_web', 'Level1_ios']),
    second_identity_state: fc.constantFrom('', 'OTHER', ...STEP_STATUSES),
    proofOfAddress: fc.constantFrom(undefined, ...QUESTIONNAIRE_STATUSES),
    bannerTags: fc.constantFrom([], ['UPDATE_POA']),
    unsupportedCountries: fc.constantFrom([], ['PRK']),
    residenceCountry: fc.constantFrom('', 'IND', 'PRK'),
  })
  .map(({ mode, ...changes }) => facts({ ...changes, ...mode }));
const anyRequest = fc.oneof(
  fc.constantFrom(...ALL),
  fc.record({
    kind: fc.constant('document' as const),
    level: fc.constantFrom(...STEP_LEVELS),
    country: fc.constant('PRK'),
  }),
);

describe('for any facts', () => {
  it('refuses everything on a closed account, and identity flows if the site uses the mobile app', () => {
    const identityFlow = new Set(['document', 'number', 'update-poi', 'update-document', 'second-identity']);
    fc.assert(
      fc.property(anyRequest, anyFacts, (request, given) => {
        const closed = !given.opened || given.kycTag === 1;
        const inApp = given.site === 'TUR' && identityFlow.has(request.kind);
        if (closed || inApp) expect(eligibility(request, given).allowed).toBe(false);
      }),
    );
  });

  it('refers to "this app" only inside the app, and to the mobile app only in other shells', () => {
    fc.assert(
      fc.property(anyRequest, anyFacts, (request, given) => {
        const answer = eligibility(request, given);
        const other = given.shell === 'app' ? 'mobile-app' : 'in-this-app';
        if (!answer.allowed) expect(answer.wayForward).not.toBe(other);
      }),
    );
  });

  it('allows a level whenever the way forward is to verify first', () => {
    fc.assert(
      fc.property(anyRequest, anyFacts, (request, given) => {
        const answer = eligibility(request, given);
        if (answer.allowed || answer.wayForward !== 'verify-first') return;
        expect(eligibility({ kind: 'document', level: nextLevel(given) }, given).allowed).toBe(true);
      }),
    );
  });

  it('never shows a form or a vendor to a member who may not start, whatever the step', () => {
    fc.assert(
      fc.property(anyRequest, anyFacts, fc.constantFrom(...FLOW_STEPS), (request, given, step) => {
        const answer = eligibility(request, given);
        const screen = flowScreen(step, answer);
        if (screen === 'run' || screen === 'return') expect(answer.allowed).toBe(true);
        // The member can change the country.
        if (screen === 'choose') expect(answer.allowed || answer.wayForward === 'other-country').toBe(true);
      }),
    );
  });
});
