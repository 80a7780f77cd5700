import { describe, expect, it } from 'vitest';
import { type PriorityFacts, priorities } from './priority';
import { type Site, siteRules } from './sites';
import { STATEMENT_KINDS, type Statement, type StatementKind } from './statements';
import { STEP_STATUSES, type StepStatus, UPDATE_POI_STATUSES } from './statuses';
import { SITE_MODES, testProcess, testTask, VERIFIED_MEMBER } from './testing';

/** All combinations of levels, update status, site and mode. */

const stateOf = (one: StepStatus, two: StepStatus): PriorityFacts['state'] => [
  { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
  { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
];
const at = (site: Site) => ({ site, rules: siteRules(site) });

// Rows: level 1, columns: level 2, in STEP_STATUSES order.
const HEADLINES = [
  '2:open   1:open     2:review 1:open     2:rejected 2:final 2:off',
  'closed   closed     closed   closed     closed     closed  closed',
  '1:review 1:review   2:review 1:review   2:rejected 2:final 2:off',
  '2:open   1:verified 2:review 2:verified 2:rejected 2:final 2:off',
  '1:rejected 1:rejected 1:rejected 1:rejected 2:rejected 2:final 2:off',
  '1:final  1:final    1:final  1:final    1:final    2:final 1:final',
  '1:off    1:off      1:off    1:off      1:off      2:final 2:off',
];
/** Level whose start is primary on the web; 0: none. */
const PRIMARY = [
  '2 1 1 1 2 0 0',
  '0 0 0 0 0 0 0',
  '2 0 0 0 2 0 0',
  '2 0 0 0 2 0 0',
  '1 1 1 1 2 0 0',
  '0 0 0 0 0 0 0',
  '0 0 0 0 0 0 0',
];

const NAMES = {
  'level-open': 'open',
  'level-in-review': 'review',
  'level-verified': 'verified',
  'level-rejected': 'rejected',
  'level-rejected-finally': 'final',
  'level-disabled': 'off',
} as const satisfies Partial<Record<StatementKind, string>>;

const ACTIONS: Readonly<Record<string, readonly [web: string | undefined, app: string | undefined]>> = {
  closed: ['support', 'support'],
  open: ['start', 'mobile-app'],
  review: ['progress', 'progress'],
  verified: [undefined, undefined],
  rejected: ['start', 'mobile-app'],
  final: ['support', 'support'],
  off: ['support', 'support'],
};

const nameOf = ({ kind, level }: Statement) =>
  kind === 'account-closed' ? 'closed' : `${level?.at(-1)}:${NAMES[kind as keyof typeof NAMES]}`;
const product = <T>(cell: (one: StepStatus, two: StepStatus) => T): T[][] =>
  STEP_STATUSES.map((one) => STEP_STATUSES.map((two) => cell(one, two)));
const words = (rows: readonly string[]) => rows.map((row) => row.split(/ +/));

describe.each(SITE_MODES)('at %s', (_place, site, mode) => {
  const isInApp = site === 'TUR';
  const facts = { ...VERIFIED_MEMBER, ...at(site), ...mode };
  const of = (one: StepStatus, two: StepStatus) => priorities({ ...facts, state: stateOf(one, two) });

  it('the headline for each pair of statuses', () => {
    expect(product((one, two) => nameOf(of(one, two).headline))).toEqual(words(HEADLINES));
  });

  it('its action', () => {
    const expected = words(HEADLINES).map((row) =>
      row.map((word) => ACTIONS[word.split(':').at(-1) ?? '']?.[isInApp ? 1 : 0]),
    );
    expect(product((one, two) => of(one, two).headline.action?.kind)).toEqual(expected);
  });

  it('the level that the primary action starts: none where the mobile app verifies', () => {
    const started = product((one, two) => {
      const { primary } = of(one, two);
      return primary?.action?.kind === 'start' ? primary.level?.at(-1) : '0';
    });
    expect(started).toEqual(isInApp ? words(PRIMARY).map((row) => row.map(() => '0')) : words(PRIMARY));
  });

  it.each([
    ['DisplayUpdatePOIStatus_No', undefined, undefined],
    ['DisplayUpdatePOIStatus_Needed', 'update-needed', isInApp ? 'mobile-app' : 'start'],
    ['DisplayUpdatePOIStatus_Pending', 'update-in-review', 'progress'],
    ['DisplayUpdatePOIStatus_Rejected', 'update-rejected', isInApp ? 'mobile-app' : 'start'],
    ['DisplayUpdatePOIStatus_Rejected_Daily', 'update-rejected-daily', 'see'],
  ] as const)('what is said about the update %s, whatever the levels', (status, kind, action) => {
    expect(UPDATE_POI_STATUSES).toContain(status);
    const seen = product((one, two) => {
      const { headline, rest } = priorities({
        ...facts,
        state: stateOf(one, two),
        updatePoi: { ...facts.updatePoi, status },
      });
      const about = [headline, ...rest].filter((said) => said.kind.startsWith('update-'));
      return about.map((said) => [said.kind, said.action?.kind].join());
    });
    const asked = kind ? [[kind, action].join()] : [];
    expect(seen).toEqual(product(() => asked));
  });
});

const ORDER: readonly StatementKind[] = [
  'account-closed',
  'account-company',
  'country-not-served',
  'aml-rejected',
  'level-rejected-finally',
  'level-disabled',
  'account-limited',
  'attempt-failed',
  'rejection-reason',
  'transfer-confirm',
  'update-rejected',
  'update-needed',
  'update-rejected-daily',
  'task-overdue',
  'level-rejected',
  'task-rejected',
  'task-required',
  'transfer-waiting',
  'update-in-review',
  'level-in-review',
  'aml-in-review',
  'task-in-review',
  'level-open',
  'task-open',
  'level-verified',
  'update-current',
  'update-not-asked',
  'task-done',
  'task-locked',
  'level-locked',
  'level-on-hold',
];

const NOW = VERIFIED_MEMBER.now;
const update = (status: PriorityFacts['updatePoi']['status']) => ({
  updatePoi: { ...VERIFIED_MEMBER.updatePoi, status },
});
const aml = (result: NonNullable<PriorityFacts['aml']>['result']) => ({ aml: { result, templateCode: '' } });
const transfer = (confirmed: readonly ('source' | 'target')[]) => ({
  transfer: { status: 'KYC_TRANSFER_VERIFY_STATUS_PENDING', role: 'source', confirmed } as const,
});
const steps = (one: StepStatus, two: StepStatus) => ({ state: stateOf(one, two) });
const OVERDUE = testTask({ id: 'overdue', deadline: NOW - 1 });
const REJECTED = testTask({ id: 'rejected', status: 'REJECTED' });
const REQUIRED = testTask({ id: 'required' });
const IN_REVIEW = testTask({ id: 'review', status: 'IN_REVIEW' });
const CAN_WAIT = testTask({ id: 'open', required: false });
const LIMITED = { limitation: 'LIMITATION_WITHDRAW' };
const FAILED = { errorNotify: 'A text.' };
const BOTH_VERIFIED = steps('SUCCESS', 'SUCCESS');

const NEIGHBOURS: readonly [first: StatementKind, second: StatementKind, facts: Partial<PriorityFacts>][] = [
  ['account-company', 'country-not-served', { kybQuota: '1', unsupportedCountries: ['DEU'] }],
  ['country-not-served', 'aml-rejected', { unsupportedCountries: ['DEU'], ...aml('REJECT') }],
  ['aml-rejected', 'level-rejected-finally', { ...aml('REJECT'), ...steps('SUCCESS', 'FAILED_AND_CAN_NOT_RETRY') }],
  ['level-rejected-finally', 'level-disabled', steps('FAILED_AND_CAN_NOT_RETRY', 'CERTIFICATION_DISABLED')],
  ['level-disabled', 'account-limited', { ...steps('SUCCESS', 'CERTIFICATION_DISABLED'), ...LIMITED }],
  ['account-limited', 'attempt-failed', { ...LIMITED, ...FAILED }],
  ['attempt-failed', 'rejection-reason', { ...FAILED, additionalRejectReason: 'LOW_QUALITY' }],
  ['transfer-confirm', 'update-rejected', { ...transfer([]), ...update('DisplayUpdatePOIStatus_Rejected') }],
  [
    'update-rejected-daily',
    'task-overdue',
    { ...update('DisplayUpdatePOIStatus_Rejected_Daily'), ...testProcess(OVERDUE) },
  ],
  ['update-needed', 'task-overdue', { ...update('DisplayUpdatePOIStatus_Needed'), ...testProcess(OVERDUE) }],
  ['task-overdue', 'level-rejected', { ...testProcess(OVERDUE), ...steps('SUCCESS', 'FAILED_AND_CAN_RETRY') }],
  ['level-rejected', 'task-rejected', { ...steps('SUCCESS', 'FAILED_AND_CAN_RETRY'), ...testProcess(REJECTED) }],
  ['task-rejected', 'task-required', testProcess(REQUIRED, REJECTED)],
  ['task-required', 'transfer-waiting', { ...testProcess(REQUIRED), ...transfer(['source']) }],
  ['transfer-waiting', 'update-in-review', { ...transfer(['source']), ...update('DisplayUpdatePOIStatus_Pending') }],
  [
    'update-in-review',
    'level-in-review',
    { ...update('DisplayUpdatePOIStatus_Pending'), ...steps('SUCCESS', 'PENDING') },
  ],
  ['level-in-review', 'aml-in-review', { ...steps('SUCCESS', 'PENDING'), ...aml('REVIEW') }],
  ['aml-in-review', 'task-in-review', { ...aml('REVIEW'), ...testProcess(IN_REVIEW) }],
  ['task-in-review', 'level-open', testProcess(IN_REVIEW)],
  ['level-open', 'task-open', testProcess(CAN_WAIT)],
  ['task-open', 'level-verified', { ...BOTH_VERIFIED, ...testProcess(CAN_WAIT) }],
];

describe('the order of priority', () => {
  it('is the documented one', () => {
    expect(Object.keys(STATEMENT_KINDS)).toEqual(ORDER);
  });

  it.each(NEIGHBOURS)('%s comes before %s', (first, second, changes) => {
    const { headline, rest } = priorities({ ...VERIFIED_MEMBER, ...changes });
    const kinds = [headline, ...rest].map(({ kind }) => kind);
    expect(kinds).toContain(first);
    expect(kinds).toContain(second);
    expect(kinds.indexOf(first)).toBeLessThan(kinds.indexOf(second));
  });
});
