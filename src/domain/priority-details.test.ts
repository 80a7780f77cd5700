import { describe, expect, it } from 'vitest';
import { asksForIdentity, type PriorityFacts, priorities, statementFor } from './priority';
import { siteRules } from './sites';
import { statement } from './statements';
import type { StepStatus } from './statuses';
import { testProcess, testTask, VERIFIED_MEMBER } from './testing';
import { documentDraft } from './unfinished';

const NOW = VERIFIED_MEMBER.now;
const levels = (one: StepStatus, two: StepStatus): Pick<PriorityFacts, 'state'> => ({
  state: [
    { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
    { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
  ],
});
function all(changes: Partial<PriorityFacts>) {
  const { headline, rest } = priorities({ ...VERIFIED_MEMBER, ...changes });
  return [headline, ...rest];
}
const kinds = (changes: Partial<PriorityFacts>) => all(changes).map(({ kind }) => kind);
const find = (changes: Partial<PriorityFacts>, kind: string) => all(changes).find((one) => one.kind === kind);
const update = (more: Partial<PriorityFacts['updatePoi']>) => ({
  updatePoi: { ...VERIFIED_MEMBER.updatePoi, ...more },
});
const NEEDED = { status: 'DisplayUpdatePOIStatus_Needed' } as const;
const REASON = { additionalRejectReason: 'BLURRY' };

it('the headline is not repeated among the other statements', () => {
  const { headline, rest } = priorities(VERIFIED_MEMBER);
  expect(rest).not.toContain(headline);
});

it('while the headline waits, an update that the server does not ask for is not the primary action', () => {
  const displayControl = { ...VERIFIED_MEMBER.displayControl, displayUpdatePOI: false };
  const facts = { ...VERIFIED_MEMBER, ...levels('SUCCESS', 'PENDING'), ...update({ ...NEEDED }), displayControl };
  const { headline, rest, primary } = priorities(facts);
  expect([headline.kind, rest.find(({ action }) => action?.kind === 'start')?.kind, primary]).toEqual([
    'level-in-review',
    'update-needed',
    undefined,
  ]);
});

describe('the reason of a rejection', () => {
  it.each<[StepStatus, StepStatus, reasons: (string | undefined)[]]>([
    ['FAILED_AND_CAN_RETRY', 'NOT_ALLOW', ['BLURRY', undefined]],
    ['FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW', ['BLURRY', undefined]],
    ['SUCCESS', 'FAILED_AND_CAN_RETRY', [undefined, 'BLURRY']],
    // The one reason belongs to the lower level.
    ['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', ['BLURRY', undefined]],
    ['SUCCESS', 'ALLOW', [undefined, undefined]],
  ])('with the levels %s and %s is at %j', (one, two, reasons) => {
    const facts = { ...VERIFIED_MEMBER, ...levels(one, two), ...REASON };
    expect([statementFor('LEVEL_1', facts).reason, statementFor('LEVEL_2', facts).reason]).toEqual(reasons);
  });

  it.each<[string, Partial<PriorityFacts>, reason: string | undefined]>([
    ['no level is rejected', REASON, 'BLURRY'],
    ['a level shows it', { ...REASON, ...levels('FAILED_AND_CAN_RETRY', 'NOT_ALLOW') }, undefined],
    ['the server sent none', { additionalRejectReason: '' }, undefined],
  ])('has its own statement or not: %s', (_case, changes, reason) => {
    expect(find(changes, 'rejection-reason')?.reason).toBe(reason);
    expect(kinds(changes).includes('rejection-reason')).toBe(reason !== undefined);
  });

  it('is left out where the server sent none', () => {
    const facts = { ...VERIFIED_MEMBER, ...levels('FAILED_AND_CAN_RETRY', 'NOT_ALLOW'), ...update({ ...NEEDED }) };
    expect(statementFor('LEVEL_1', facts).reason).toBeUndefined();
    expect(statementFor('update', facts).reason).toBeUndefined();
    expect(find(testProcess(testTask()), 'task-required')?.reason).toBeUndefined();
  });

  it('is that of the update or the task', () => {
    expect(find(update({ ...NEEDED, rejectReason: 'GLARE' }), 'update-needed')?.reason).toBe('GLARE');
    const rejected = testProcess(testTask({ status: 'REJECTED', reason: 'Page 2 is missing.' }));
    expect(find(rejected, 'task-rejected')?.reason).toBe('Page 2 is missing.');
  });
});

describe('the page asks for a verification of the identity', () => {
  // biome-ignore format: a table is read by its columns
  it.each([
    ['level 1 can be started', levels('ALLOW', 'NOT_ALLOW'), true],
    ['level 1 was rejected', levels('FAILED_AND_CAN_RETRY', 'NOT_ALLOW'), true],
    ['level 1 is in review', levels('PENDING', 'NOT_ALLOW'), false],
    ['level 1 was rejected finally', levels('FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW'), false],
    ['only level 2 is open', levels('SUCCESS', 'ALLOW'), false],
    ['a new proof is asked for', { ...levels('SUCCESS', 'ALLOW'), ...update({ ...NEEDED }) }, true],
    ['in the mobile app', { ...levels('ALLOW', 'NOT_ALLOW'), rules: siteRules('TUR') }, true],
  ] as const)('%s: %s', (_what, changes, asks) => {
    expect(asksForIdentity(priorities({ ...VERIFIED_MEMBER, ...changes }))).toBe(asks);
  });
});

describe('texts of the server', () => {
  it.each([
    ['The photo could not be read.', ['The photo could not be read.']],
    ['', []],
  ])('the last failure %j is a note', (errorNotify, texts) => {
    expect(all({ errorNotify }).flatMap(({ kind, text }) => (kind === 'attempt-failed' ? [text] : []))).toEqual(texts);
  });

  it.each([
    [{ limitationInfo: 'Withdrawals are paused.' }, 'Withdrawals are paused.'],
    [{ limitation: 'LIMITATION_WITHDRAW' }, ''],
  ])('a limited account: %j', (changes, text) => {
    expect(find(changes, 'account-limited')).toMatchObject({ text });
  });
});

describe('deadlines', () => {
  it.each([
    [NOW - 1, 'task-overdue', true],
    [NOW + 1, 'task-required', false],
  ])('of a task: %d', (deadline, kind, isLate) => {
    expect(find(testProcess(testTask({ deadline })), kind)).toMatchObject({ until: deadline, isLate });
  });

  it('an update without one is not late', () => {
    expect(find(update({ ...NEEDED }), 'update-needed')).toMatchObject({ until: undefined, isLate: false });
  });
});

describe('what holds a level back', () => {
  it.each<[string, Partial<PriorityFacts>]>([
    ['a country that is not served', { unsupportedCountries: ['DEU'] }],
    ['a rejected check', { aml: { result: 'REJECT', templateCode: '' } }],
    ['a company account', { kybQuota: '1' }],
  ])('%s', (_case, changes) => {
    const { level, action } = find(changes, 'level-on-hold') ?? {};
    expect([level, action]).toEqual(['LEVEL_2', undefined]);
  });

  it.each([
    ['DEU', ['DEU'], { country: 'DEU', action: { kind: 'residence', to: '/auth/residenceInfo' } }],
    ['DEU', ['FRA'], undefined],
    ['', [''], undefined],
  ])('a residence %j with the unserved countries %j', (residenceCountry, unsupportedCountries, expected) => {
    const blocked = find({ residenceCountry, unsupportedCountries }, 'country-not-served');
    if (expected === undefined) expect(blocked).toBeUndefined();
    else expect(blocked).toMatchObject(expected);
  });

  it('in Turkey a started verification is not continued on the web', () => {
    const drafts = new Set([documentDraft('LEVEL_1')]);
    const facts = { ...VERIFIED_MEMBER, ...levels('ALLOW', 'NOT_ALLOW'), drafts };
    expect(statementFor('LEVEL_1', facts).action).toMatchObject({ kind: 'start', isResumed: true });
    const turkey = { ...facts, site: 'TUR', rules: siteRules('TUR') } as const;
    expect(statementFor('LEVEL_1', turkey).action).toEqual({ kind: 'mobile-app' });
  });
});

it.each([
  [{ kind: 'mobile-app' }, 'app'],
  [{ kind: 'support' }, 'support'],
] as const)('a closed account with the action with the action %j takes %s', (action, takes) => {
  expect(statement('account-closed', { action }).takes).toBe(takes);
});
