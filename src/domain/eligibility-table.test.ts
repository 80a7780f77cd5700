import { describe, expect, it } from 'vitest';
import { eligibility } from './eligibility';
import type { Eligibility, EligibilityFacts, VerificationRequest } from './eligibility-types';
import type { Mode } from './modes';
import { SITES, type Site, siteRules } from './sites';
import { startAnswer } from './start';
import { STEP_STATUSES, type StepStatus, UPDATE_POI_STATUSES } from './statuses';
import { REQUESTS, SITE_MODES } from './testing';

/** All combinations of request, site, both levels' statuses and mode. */

const NOTHING_ASKED: EligibilityFacts = {
  kycTag: 0,
  opened: true,
  shell: 'browser',
  authority: 'session',
  site: 'NONE',
  rules: siteRules('NONE'),
  second_identity_state: '',
  state: [],
  updatePoi: { status: 'DisplayUpdatePOIStatus_No', siteInfo: { site: '', country: '' } },
};

const stateOf = (one: StepStatus, two: StepStatus): EligibilityFacts['state'] => [
  { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
  { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
];
const at = (site: Site) => ({ site, rules: siteRules(site) });

const { L1, L2, NUMBER, POI, UPDATE, SECOND, POA, RESET, TRANSFER } = REQUESTS;

/** `reason > way forward`; `app`: where this mode offers it. */
const WORDS: Readonly<Record<string, string>> = {
  yes: 'yes',
  closed: 'closed > support',
  review: 'in-review > wait',
  verified: 'verified > none',
  final: 'rejected-finally > support',
  off: 'disabled > support',
  app: 'mobile-app > app',
  'L1-first': 'level-before > verify-first',
  'L1-wait': 'level-before > wait',
  'L1-support': 'level-before > support',
  'L1-app': 'level-before > app',
  'L2-closed': 'level-closed > support',
  'un-first': 'not-verified > verify-first',
  'un-wait': 'not-verified > wait',
  'un-support': 'not-verified > support',
  'un-app': 'not-verified > app',
  'not-asked': 'not-asked > none',
  daily: 'daily-limit > tomorrow',
};

function short(answer: Eligibility, { shell }: Pick<Mode, 'shell'>): string {
  if (answer.allowed) return 'yes';
  const app = shell === 'app' ? 'in-this-app' : 'mobile-app';
  return `${answer.reason} > ${answer.wayForward === app ? 'app' : answer.wayForward}`;
}

type Grid = readonly string[];
const column = (...words: readonly string[]): Grid =>
  words.map((word) => Array(STEP_STATUSES.length).fill(word).join(' '));
const everywhere = (word: string): Grid => column(...STEP_STATUSES.map(() => word));

// Rows: level 1, columns: level 2, in STEP_STATUSES order: ALLOW, NOT_ALLOW, PENDING, SUCCESS, FAILED_AND_CAN_RETRY,
// FAILED_AND_CAN_NOT_RETRY, CERTIFICATION_DISABLED.
const LEVEL_1_WEB = column('yes', 'closed', 'review', 'verified', 'yes', 'final', 'off');
const LEVEL_1_APP = column('app', 'closed', 'review', 'verified', 'app', 'final', 'off');
const LEVEL_2_WEB: Grid = [
  'yes L1-first   review verified yes final off',
  'yes L1-support review verified yes final off',
  'yes L1-wait    review verified yes final off',
  'yes L2-closed  review verified yes final off',
  'yes L1-first   review verified yes final off',
  'yes L1-support review verified yes final off',
  'yes L1-support review verified yes final off',
];
const LEVEL_2_APP: Grid = [
  'app L1-app     review verified app final off',
  'app L1-support review verified app final off',
  'app L1-wait    review verified app final off',
  'app L2-closed  review verified app final off',
  'app L1-app     review verified app final off',
  'app L1-support review verified app final off',
  'app L1-support review verified app final off',
];
const UPDATE_WEB = column('un-first', 'un-support', 'review', 'yes', 'un-first', 'un-support', 'un-support');
const UPDATE_APP = column('app', 'app', 'review', 'app', 'app', 'app', 'app');
const ADDRESS_AT_LEVEL_2: Grid = [
  'un-first un-first   review yes un-first un-support un-support',
  'un-first un-support review yes un-first un-support un-support',
  'un-first un-wait    review yes un-first un-support un-support',
  'un-first un-support review yes un-first un-support un-support',
  'un-first un-first   review yes un-first un-support un-support',
  'un-first un-support review yes un-first un-support un-support',
  'un-first un-support review yes un-first un-support un-support',
];
const RESET_WEB: Grid = [
  'un-first   un-first   un-first   un-first   un-first   un-first   un-first',
  'un-support un-support un-support un-support un-support un-support un-support',
  'review     review     review     review     review     review     review',
  'yes        yes        review     yes        yes        yes        yes',
  'un-first   un-first   un-first   un-first   un-first   un-first   un-first',
  'un-support un-support un-support un-support un-support un-support un-support',
  'un-support un-support un-support un-support un-support un-support un-support',
];
const RESET_APP = RESET_WEB.map((row) => row.replaceAll('un-first', 'un-app'));

const ON_SITES: readonly [name: string, request: VerificationRequest, grids: Readonly<Record<Site, Grid>>][] = [
  ['level 1', L1, sites(LEVEL_1_WEB, { TUR: LEVEL_1_APP })],
  ['level 2', L2, sites(LEVEL_2_WEB, { TUR: LEVEL_2_APP })],
  ['number', NUMBER, sites(LEVEL_1_WEB, { TUR: LEVEL_1_APP })],
  ['re-submission', POI, sites(everywhere('not-asked'))],
  ['update', UPDATE, sites(UPDATE_WEB, { TUR: UPDATE_APP })],
  ['second identity', SECOND, sites(everywhere('not-asked'))],
  ['proof of address', POA, sites(everywhere('yes'), { NONE: ADDRESS_AT_LEVEL_2, IDN: ADDRESS_AT_LEVEL_2 })],
  ['reset', RESET, sites(RESET_WEB, { TUR: RESET_APP })],
  ['transfer', TRANSFER, sites(everywhere('yes'))],
];

function sites(usual: Grid, others: Partial<Record<Site, Grid>> = {}): Readonly<Record<Site, Grid>> {
  return Object.fromEntries(SITES.map((site) => [site, others[site] ?? usual])) as Record<Site, Grid>;
}

function rowsOf(request: VerificationRequest, facts: EligibilityFacts): string[] {
  return STEP_STATUSES.map((one) =>
    STEP_STATUSES.map((two) => short(eligibility(request, { ...facts, state: stateOf(one, two) }), facts)).join(', '),
  );
}
const inWords = (grid: Grid) =>
  grid.map((row) =>
    row
      .split(/ +/)
      .map((word) => WORDS[word])
      .join(', '),
  );

describe.each(ON_SITES)('%s', (_name, request, grids) => {
  it.each(SITE_MODES)('at %s', (_place, site, mode) => {
    expect(rowsOf(request, { ...NOTHING_ASKED, ...at(site), ...mode })).toEqual(inWords(grids[site]));
  });
});

const BY_POI: Readonly<Record<(typeof UPDATE_POI_STATUSES)[number], readonly [web: string, app: string]>> = {
  DisplayUpdatePOIStatus_No: ['not-asked', 'not-asked'],
  DisplayUpdatePOIStatus_Needed: ['yes', 'app'],
  DisplayUpdatePOIStatus_Pending: ['review', 'review'],
  DisplayUpdatePOIStatus_Rejected: ['yes', 'app'],
  DisplayUpdatePOIStatus_Rejected_Daily: ['daily', 'daily'],
};
const BY_SECOND: Readonly<Record<StepStatus, readonly [web: string, app: string]>> = {
  ALLOW: ['yes', 'app'],
  NOT_ALLOW: ['not-asked', 'not-asked'],
  PENDING: ['review', 'review'],
  SUCCESS: ['verified', 'verified'],
  FAILED_AND_CAN_RETRY: ['yes', 'app'],
  FAILED_AND_CAN_NOT_RETRY: ['final', 'final'],
  CERTIFICATION_DISABLED: ['off', 'off'],
};

describe.each(SITE_MODES)('at %s', (_place, site, mode) => {
  const facts = { ...NOTHING_ASKED, ...at(site), ...mode };
  const index = site === 'TUR' ? 1 : 0;

  it.each(UPDATE_POI_STATUSES)('a re-submission with %s, whatever the levels', (status) => {
    const updatePoi = { ...facts.updatePoi, status };
    expect(rowsOf(POI, { ...facts, updatePoi })).toEqual(inWords(everywhere(BY_POI[status][index])));
  });

  it.each(STEP_STATUSES)('a second identity with %s, whatever the levels', (second_identity_state) => {
    const grid = everywhere(BY_SECOND[second_identity_state][index]);
    expect(rowsOf(SECOND, { ...facts, second_identity_state })).toEqual(inWords(grid));
  });
});

const FIRST = { state: stateOf('SUCCESS', 'ALLOW') };
const OPEN = { state: stateOf('ALLOW', 'NOT_ALLOW') };
const REVIEW = { state: stateOf('PENDING', 'NOT_ALLOW') };
const COMPANY = { kybQuota: '100' };
const NOT_SERVED = { unsupportedCountries: ['PRK'], residenceCountry: 'PRK' };
const AML = { aml: { result: 'REJECT' } } as const;
const TURKEY = at('TUR');
const SECOND_OPEN = { second_identity_state: 'ALLOW' };
const POI_NEEDED = { updatePoi: { ...NOTHING_ASKED.updatePoi, status: 'DisplayUpdatePOIStatus_Needed' } } as const;
const process = (isVerificationProcess: boolean) => ({
  verificationProcess: { isVerificationProcess, tasks: [{ type: 'UPDATE_POA', status: 'TODO' }] as const },
});
const REFUSING = { canVerify: false, target: 'mobile-app' } as const;
const DIVERTING = { canVerify: true, target: 'mobile-app' } as const;

// biome-ignore format: one row per line keeps the table readable
const PAIRS: readonly [pair: string, request: VerificationRequest, facts: Partial<EligibilityFacts>, answer: string][] = [
  ['closed before a status: the KYC tag', L1, { kycTag: 1, ...REVIEW }, 'closed > support'],
  ['closed before a status: not opened', POI, { opened: false, ...POI_NEEDED }, 'closed > support'],
  ['a level\'s status before the country of its document', { ...L1, country: 'PRK' }, { ...REVIEW, unsupportedCountries: ['PRK'] }, 'in-review > wait'],
  ['the country of a document before a company', { ...L1, country: 'PRK' }, { ...OPEN, ...COMPANY, unsupportedCountries: ['PRK'] }, 'country-not-served > other-country'],
  ['a status before the flow of the level', L1, { ...REVIEW, flowNames: ['Level2_web'] }, 'in-review > wait'],
  ['the flow of a level before a company', L1, { ...OPEN, ...COMPANY, flowNames: ['Level2_web'] }, 'level-closed > support'],
  ['a status before a company', L1, { ...REVIEW, ...COMPANY }, 'in-review > wait'],
  ['a status before a company: second identity', SECOND, { second_identity_state: 'PENDING', ...COMPANY }, 'in-review > wait'],
  ['a company before a residence: level 1', L1, { ...OPEN, ...COMPANY, ...NOT_SERVED }, 'company-account > support'],
  ['a company before a residence: level 2', L2, { ...FIRST, ...COMPANY, ...NOT_SERVED }, 'company-account > support'],
  ['a company before a residence: number', NUMBER, { ...OPEN, ...COMPANY, ...NOT_SERVED }, 'company-account > support'],
  ['a company before a residence: second identity', SECOND, { ...SECOND_OPEN, ...COMPANY, ...NOT_SERVED }, 'company-account > support'],
  ['a residence before the check: level 1', L1, { ...OPEN, ...NOT_SERVED, ...AML }, 'country-not-served > residence'],
  ['a residence before the check: second identity', SECOND, { ...SECOND_OPEN, ...NOT_SERVED, ...AML }, 'country-not-served > residence'],
  ['the check before the mobile app: level 1', L1, { ...OPEN, ...AML, ...TURKEY }, 'aml-rejected > support'],
  ['the check before the mobile app: number', NUMBER, { ...OPEN, ...AML, ...TURKEY }, 'aml-rejected > support'],
  ['the check before the mobile app: second identity', SECOND, { ...SECOND_OPEN, ...AML, ...TURKEY }, 'aml-rejected > support'],
  ['a company before the mobile app', L1, { ...OPEN, ...COMPANY, ...TURKEY }, 'company-account > support'],
  ['a residence before the mobile app', L1, { ...OPEN, ...NOT_SERVED, ...TURKEY }, 'country-not-served > residence'],
  ['a status before the mobile app', L1, { ...REVIEW, ...TURKEY }, 'in-review > wait'],
  ['the mobile app before what has to be verified first', UPDATE, { ...OPEN, ...TURKEY }, 'mobile-app > app'],
  ['an update asks no one for a person: a company, a residence, the check', UPDATE, { ...FIRST, ...COMPANY, ...NOT_SERVED, ...AML }, 'yes'],
  ['a re-submission neither', POI, { ...POI_NEEDED, ...COMPANY, ...NOT_SERVED, ...AML }, 'yes'],
  ['an update needs level 1 before the status of a re-submission counts', UPDATE, { ...OPEN, updatePoi: { ...NOTHING_ASKED.updatePoi, status: 'DisplayUpdatePOIStatus_Pending' } }, 'not-verified > verify-first'],
  ['a review of the address before what the site always takes', POA, { ...at('HKG'), proofOfAddress: 'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT' }, 'in-review > wait'],
  ['a review of the address before a banner', POA, { bannerTags: ['UPDATE_POA'], proofOfAddress: 'QUESTIONNAIRE_STATUS_PENDING' }, 'in-review > wait'],
  ['a task for the address', POA, { ...OPEN, ...process(true) }, 'yes'],
  ['a task for the address while the process is off', POA, { ...OPEN, ...process(false) }, 'not-verified > verify-first'],
];

describe('the order of the checks', () => {
  it.each(PAIRS)('%s', (_pair, request, facts, answer) => {
    expect(short(eligibility(request, { ...NOTHING_ASKED, ...facts }), NOTHING_ASKED)).toBe(answer);
  });

  // biome-ignore format: one row per line keeps the table readable
  it.each<[pair: string, facts: Partial<EligibilityFacts>, server: Parameters<typeof startAnswer>[2], answer: string]>([
    ['the rule before the server', REVIEW, REFUSING, 'in-review > wait'],
    ['the mobile app of the site before the server', { ...OPEN, ...TURKEY }, { ...REFUSING, target: 'web' }, 'mobile-app > app'],
    ['can-verify before traffic-diversion', OPEN, REFUSING, 'held-back > support'],
    ['traffic-diversion', OPEN, DIVERTING, 'mobile-app > app'],
    ['neither', OPEN, { canVerify: true, target: 'web' }, 'yes'],
  ])('of a start: %s', (_pair, facts, server, answer) => {
    expect(short(startAnswer(L1, { ...NOTHING_ASKED, ...facts }, server), NOTHING_ASKED)).toBe(answer);
  });
});
