import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibility, updateRules } from './eligibility';
import { personalTasks } from './personal-tasks';
import { type PriorityFacts, priorities, statementFor, type Topic } from './priority';
import { updatePoiView } from './reverification';
import { SITES, siteRules } from './sites';
import { rankOf, rowOf, type StatementKind } from './statements';
import {
  EDD_STATUSES,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_ROLES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from './statuses';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from './tasks';
import { MODES, VERIFIED_MEMBER } from './testing';
import type { TransferFacts } from './transfer';
import { flowScreen } from './verification-screens';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

type Steps = readonly [level1: (typeof STEP_STATUSES)[number], level2: (typeof STEP_STATUSES)[number]];

const stateOf = ([one, two]: Steps): PriorityFacts['state'] => [
  { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
  { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
];

const update = (status: PriorityFacts['updatePoi']['status'], more: Partial<PriorityFacts['updatePoi']> = {}) => ({
  updatePoi: { ...VERIFIED_MEMBER.updatePoi, status: status, ...more },
});
const task = (more: Partial<PriorityFacts['verificationProcess']['tasks'][number]>) => ({
  verificationProcess: {
    isVerificationProcess: true,
    tasks: [
      {
        id: 'RFI',
        type: 'RFI' as const,
        status: 'TODO' as const,
        title: '',
        reason: '',
        templateCode: '',
        required: true,
        ...more,
      },
    ],
  },
});
const state = (...steps: Steps) => ({ state: stateOf(steps) });
const TURKEY = { site: 'TUR', rules: siteRules('TUR') } as const;
const AML = (result: NonNullable<PriorityFacts['aml']>['result']) => ({ aml: { result, templateCode: '300' } });
const NEEDED = update('DisplayUpdatePOIStatus_Needed');
const transfer = (
  confirmed: readonly ('source' | 'target')[],
  status: TransferFacts['status'] = 'KYC_TRANSFER_VERIFY_STATUS_PENDING',
) => ({
  transfer: { status, role: 'source' as const, confirmed },
});

type Row = readonly [what: string, facts: Partial<PriorityFacts>, headline: StatementKind, action: string | undefined];

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  ['verification is not opened', { opened: false, ...NEEDED }, 'account-closed', 'support'],
  ['the KYC tag takes the levels away', { kycTag: 1 }, 'account-closed', 'support'],
  ['the account is a company\'s', { kybQuota: '2500000' }, 'account-company', 'support'],
  ['a company with nothing to start', { kybQuota: '2500000', ...state('SUCCESS', 'SUCCESS') }, 'level-verified', undefined],
  ['the country of residence is not served', { unsupportedCountries: ['DEU'], ...NEEDED }, 'country-not-served', 'residence'],
  ['the anti-money-laundering check is not passed', { ...AML('REJECT'), ...NEEDED }, 'aml-rejected', 'support'],
  ['level 1 is rejected finally', state('FAILED_AND_CAN_NOT_RETRY', 'NOT_ALLOW'), 'level-rejected-finally', 'support'],
  ['level 2 is rejected finally', { ...state('SUCCESS', 'FAILED_AND_CAN_NOT_RETRY'), ...NEEDED }, 'level-rejected-finally', 'support'],
  ['level 1 is switched off', state('CERTIFICATION_DISABLED', 'NOT_ALLOW'), 'level-disabled', 'support'],
  ['the account is limited, and a new proof is asked for', { limitation: 'LIMITATION_WITHDRAW', ...NEEDED }, 'account-limited', 'start'],
  ['the account is limited, and level 1 can be started', { limitation: 'LIMITATION_WITHDRAW', ...state('ALLOW', 'NOT_ALLOW') }, 'account-limited', 'start'],
  ['the account is limited, and a task is open', { limitation: 'LIMITATION_WITHDRAW', ...task({}), ...state('SUCCESS', 'SUCCESS') }, 'account-limited', 'task'],
  ['the account is limited, and only a task that can wait is open', { limitation: 'LIMITATION_WITHDRAW', ...task({ required: false }), ...state('SUCCESS', 'SUCCESS') }, 'account-limited', 'support'],
  ['the account is limited, in Turkey', { limitation: 'LIMITATION_WITHDRAW', ...state('ALLOW', 'NOT_ALLOW'), ...TURKEY }, 'account-limited', 'mobile-app'],
  ['a transfer has to be confirmed', { ...transfer([]), ...NEEDED, ...task({ deadline: NOW - 1 }) }, 'transfer-confirm', 'transfer'],
  ['a transfer of a limited account', { ...transfer([]), limitation: 'LIMITATION_WITHDRAW', ...state('SUCCESS', 'SUCCESS') }, 'account-limited', 'support'],
  ['a transfer of a closed account', { ...transfer([]), opened: false }, 'account-closed', 'support'],
  ['a transfer waits for the other account', { ...transfer(['source']), ...state('PENDING', 'NOT_ALLOW') }, 'transfer-waiting', undefined],
  ['a task comes before a transfer that waits', { ...transfer(['source']), mustQuestionnaire: true }, 'task-required', 'task'],
  ['a transfer is complete', { ...transfer(['source', 'target'], 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE'), ...state('ALLOW', 'NOT_ALLOW') }, 'level-open', 'start'],
  ['a new proof is asked for', { ...NEEDED, ...task({ deadline: NOW - 1 }) }, 'update-needed', 'start'],
  ['a new proof is asked for, in Turkey', { ...NEEDED, ...TURKEY }, 'update-needed', 'mobile-app'],
  ['a new proof is asked for, marked for Turkey', update('DisplayUpdatePOIStatus_Needed', { siteInfo: { site: 'TUR', country: '' } }), 'update-needed', 'mobile-app'],
  ['the new proof is in review', update('DisplayUpdatePOIStatus_Pending'), 'update-in-review', 'progress'],
  ['the new proof is rejected', update('DisplayUpdatePOIStatus_Rejected'), 'update-rejected', 'start'],
  ['the new proof is rejected for today', update('DisplayUpdatePOIStatus_Rejected_Daily'), 'update-rejected-daily', 'see'],
  ['an update that the server does not raise', { ...NEEDED, displayControl: { ...VERIFIED_MEMBER.displayControl, displayUpdatePOI: false } }, 'level-open', 'start'],
  ['it, with nothing else to do', { ...NEEDED, ...state('SUCCESS', 'SUCCESS'), displayControl: { ...VERIFIED_MEMBER.displayControl, displayUpdatePOI: false } }, 'update-needed', 'start'],
  ['a deadline has passed', { ...task({ deadline: Date.UTC(2025, 11, 1) }), ...state('FAILED_AND_CAN_RETRY', 'NOT_ALLOW') }, 'task-overdue', 'task'],
  ['level 1 is rejected', { ...state('FAILED_AND_CAN_RETRY', 'NOT_ALLOW'), ...task({}) }, 'level-rejected', 'start'],
  ['level 2 is rejected', state('SUCCESS', 'FAILED_AND_CAN_RETRY'), 'level-rejected', 'start'],
  ['an answer is rejected', task({ status: 'REJECTED' }), 'task-rejected', 'task'],
  ['a questionnaire has to be answered', { mustQuestionnaire: true, ...state('PENDING', 'NOT_ALLOW') }, 'task-required', 'task'],
  ['the anti-money-laundering check asks', AML('QUESTIONNAIRE'), 'task-required', 'task'],
  ['a banner names a task', { bannerTags: ['RFI'] }, 'task-required', 'task'],
  ['level 1 is in review', state('PENDING', 'NOT_ALLOW'), 'level-in-review', 'progress'],
  ['the anti-money-laundering check is in review', AML('REVIEW'), 'aml-in-review', undefined],
  ['a task is in review', task({ status: 'IN_REVIEW' }), 'task-in-review', undefined],
  ['a questionnaire in review that may be changed', { questionnaireStatus: 'QUESTIONNAIRE_STATUS_PENDING' }, 'task-in-review', 'see'],
  ['level 1 can be started', state('ALLOW', 'NOT_ALLOW'), 'level-open', 'start'],
  ['level 1 can be started, in Turkey', { ...state('ALLOW', 'NOT_ALLOW'), ...TURKEY }, 'level-open', 'mobile-app'],
  ['a task can wait', { ...task({ required: false }), ...state('SUCCESS', 'SUCCESS') }, 'task-open', 'task'],
  ['everything is done', state('SUCCESS', 'SUCCESS'), 'level-verified', undefined],
  ['text of the last failure', { errorNotify: 'The photo could not be read.' }, 'level-open', 'start'],
];

describe('the headline', () => {
  it.each(ROWS)('%s', (_what, facts, kind, action) => {
    const { headline } = priorities({ ...VERIFIED_MEMBER, ...facts });
    expect([headline.kind, headline.action?.kind]).toEqual([kind, action]);
  });

  it('names the higher level once both are verified', () => {
    expect(priorities({ ...VERIFIED_MEMBER, ...state('SUCCESS', 'SUCCESS') }).headline.level).toBe('LEVEL_2');
  });

  it('says that the date of the update has passed', () => {
    const at = (deadline: number) =>
      statementFor('update', { ...VERIFIED_MEMBER, ...update('DisplayUpdatePOIStatus_Needed', { deadline }) });
    expect([at(NOW - 1).isLate, at(NOW).isLate]).toEqual([true, false]);
  });
});

describe('the primary action', () => {
  const primaryOf = (facts: Partial<PriorityFacts>) => priorities({ ...VERIFIED_MEMBER, ...facts }).primary?.kind;

  it("is the headline's", () => {
    expect(primaryOf(NEEDED)).toBe('update-needed');
  });

  it('is the start of a level while the headline only waits', () => {
    expect(primaryOf(AML('REVIEW'))).toBe('level-open');
    expect(primaryOf({ questionnaireStatus: 'QUESTIONNAIRE_STATUS_PENDING' })).toBe('level-open');
  });

  it('is none when there is nothing to do', () => {
    expect(primaryOf(state('SUCCESS', 'PENDING'))).toBeUndefined();
    expect(primaryOf(state('SUCCESS', 'SUCCESS'))).toBeUndefined();
  });
});

describe('the levels', () => {
  it.each([
    ['a country that is not served', { unsupportedCountries: ['DEU'] }],
    ['a check that is not passed', AML('REJECT')],
    ['a company', { kybQuota: '2500000' }],
  ])('cannot be started with %s', (_what, facts) => {
    expect(statementFor('LEVEL_2', { ...VERIFIED_MEMBER, ...facts })).toEqual({
      kind: 'level-on-hold',
      tone: 'neutral',
      level: 'LEVEL_2',
    });
  });
});

describe('the update without being asked', () => {
  it('is up to date for a verified member only', () => {
    expect(statementFor('update', VERIFIED_MEMBER).kind).toBe('update-current');
    expect(statementFor('update', { ...VERIFIED_MEMBER, ...state('ALLOW', 'NOT_ALLOW') }).kind).toBe(
      'update-not-asked',
    );
  });
});

describe('personalTasks', () => {
  const statusAt = (deadline: number, status: (typeof COMPLIANCE_TASK_STATUSES)[number] = 'TODO') =>
    personalTasks({ ...VERIFIED_MEMBER, ...task({ deadline, status }) })[0]?.status;

  it.each([
    ['yesterday', NOW - DAY, 'EXPIRED'],
    ['now', NOW, 'TODO'],
    ['tomorrow', NOW + DAY, 'TODO'],
  ] as const)('a deadline %s', (_when, deadline, status) => {
    expect(statusAt(deadline)).toBe(status);
  });

  it('is overdue only while something is left to do', () => {
    const overdue = COMPLIANCE_TASK_STATUSES.filter((status) => statusAt(NOW - DAY, status) === 'EXPIRED');
    expect(overdue).toEqual(['TODO', 'REJECTED', 'EXPIRED']);
  });

  it('waits where the eligibility rule refuses the start', () => {
    const facts = { ...VERIFIED_MEMBER, opened: false, bannerTags: ['UPDATE_POA'] };
    expect(personalTasks(facts)).toMatchObject([{ type: 'UPDATE_POA', status: 'LOCKED', to: undefined }]);
  });

  it('also lists the due diligence as overdue', () => {
    const edd = { status: 'EDDStatus_UnSubmit', templateCode: '', rejectReason: '', deadline: NOW - DAY } as const;
    expect(personalTasks({ ...VERIFIED_MEMBER, edd })).toMatchObject([{ type: 'EDD', status: 'EXPIRED' }]);
  });

  it('puts what the banners name first, once, with the status that it has', () => {
    const facts = { ...VERIFIED_MEMBER, ...task({ status: 'IN_REVIEW' }), bannerTags: ['NEWS', 'RC_EDD', 'RFI'] };
    expect(personalTasks(facts).map(({ type, status }) => [type, status])).toEqual([
      ['RC_EDD', 'TODO'],
      ['RFI', 'IN_REVIEW'],
    ]);
  });
});

const anyFacts: fc.Arbitrary<PriorityFacts> = fc
  .record({
    site: fc.constantFrom(...SITES),
    mode: fc.constantFrom(...MODES),
    steps: fc.tuple(fc.constantFrom(...STEP_STATUSES), fc.constantFrom(...STEP_STATUSES)),
    kycTag: fc.constantFrom(0, 0, 0, 1),
    opened: fc.constantFrom(true, true, true, false),
    poi: fc.constantFrom(...UPDATE_POI_STATUSES),
    deadline: fc.option(fc.integer({ min: NOW - DAY, max: NOW + DAY }), { nil: undefined }),
    marker: fc.constantFrom('', 'TUR', 'IND'),
    reason: fc.constantFrom('', 'LOW_QUALITY'),
    raised: fc.boolean(),
    limitation: fc.constantFrom('LIMITATION_DEFAULT', 'LIMITATION_DEFAULT', 'LIMITATION_WITHDRAW'),
    errorNotify: fc.constantFrom('', 'A text.'),
    kybQuota: fc.constantFrom('', '', '', '2500000'),
    questionnaire: fc.constantFrom(...QUESTIONNAIRE_STATUSES),
    mustQuestionnaire: fc.boolean(),
    bannerTags: fc.array(fc.constantFrom(...COMPLIANCE_TASK_TYPES, 'NEWS'), { maxLength: 3 }),
    tasks: fc.array(
      fc.record({
        id: fc.uuid(),
        type: fc.constantFrom(...COMPLIANCE_TASK_TYPES),
        status: fc.constantFrom(...COMPLIANCE_TASK_STATUSES),
        title: fc.constant(''),
        reason: fc.constantFrom('', 'LOW_QUALITY'),
        templateCode: fc.constant(''),
        required: fc.boolean(),
        deadline: fc.option(fc.integer({ min: NOW - DAY, max: NOW + DAY }), { nil: undefined }),
      }),
      { maxLength: 4 },
    ),
    second: fc.constantFrom('', ...STEP_STATUSES),
    edd: fc.option(fc.constantFrom(...EDD_STATUSES), { nil: undefined }),
    aml: fc.option(fc.constantFrom('PASS', 'REVIEW', 'QUESTIONNAIRE', 'REJECT'), { nil: undefined }),
    unsupportedCountries: fc.option(fc.constantFrom([], ['DEU']), { nil: undefined }),
    transfer: fc.option(
      fc.record({
        status: fc.constantFrom(...TRANSFER_VERIFY_STATUSES),
        role: fc.constantFrom(undefined, ...TRANSFER_ROLES),
        confirmed: fc.subarray([...TRANSFER_ROLES]),
      }),
      { nil: undefined },
    ),
  })
  .map(
    ({
      site,
      mode,
      steps,
      poi,
      deadline,
      marker,
      reason,
      raised,
      questionnaire,
      tasks,
      second,
      edd,
      aml,
      ...more
    }) => ({
      ...VERIFIED_MEMBER,
      ...more,
      ...mode,
      site,
      rules: siteRules(site),
      state: stateOf(steps),
      updatePoi: { status: poi, deadline, rejectReason: reason, siteInfo: { site: marker, country: '' } },
      second_identity_state: second,
      additionalRejectReason: reason,
      displayControl: { ...VERIFIED_MEMBER.displayControl, displayUpdatePOI: raised },
      verificationProcess: { isVerificationProcess: true, tasks },
      questionnaireStatus: questionnaire,
      edd: edd && { status: edd, templateCode: '', rejectReason: '' },
      aml: aml && { result: aml, templateCode: '' },
    }),
  );

const TOPICS: readonly Topic[] = ['account', 'update', 'LEVEL_1', 'LEVEL_2'];

describe('whatever kyc-info holds', () => {
  const every = (holds: (facts: PriorityFacts) => void) => fc.assert(fc.property(anyFacts, holds), { numRuns: 400 });

  it('no action is one that the eligibility rule refuses', () => {
    every((facts) => {
      const { headline, rest } = priorities(facts);
      for (const { action, task: asked } of [headline, ...rest, ...TOPICS.map((topic) => statementFor(topic, facts))]) {
        if (action?.kind === 'start') expect(eligibility(action.request, facts)).toEqual({ allowed: true });
        if (action?.kind === 'task' && asked?.type === 'UPDATE_POA') {
          expect(eligibility({ kind: 'proof-of-address' }, facts)).toEqual({ allowed: true });
        }
      }
    });
  });

  it('the progress of a level in review is on the page that its link leads to', () => {
    every((facts) => {
      const { headline, rest } = priorities(facts);
      for (const { kind, level = 'LEVEL_1', action } of [headline, ...rest]) {
        expect(action?.kind === 'progress').toBe(kind === 'level-in-review' || kind === 'update-in-review');
        if (kind !== 'level-in-review') continue;
        expect(action).toEqual({ kind: 'progress', to: `/auth/kyc?level=${level}&step=result` });
        expect(flowScreen('result', eligibility({ kind: 'document', level }, facts))).toBe('result');
      }
    });
  });

  it('what blocks leads, and starts nothing but what lifts a limitation', () => {
    every((facts) => {
      const { headline, rest } = priorities(facts);
      const all = [headline, ...rest];
      expect(all.some(({ kind }) => rowOf(kind).blocks)).toBe(rowOf(headline.kind).blocks === true);
      if (headline.kind === 'account-limited') {
        const offered = rest.flatMap(({ action }) => (action ? [action] : []));
        if (headline.action?.kind !== 'support') expect(offered).toContainEqual(headline.action);
      } else if (rowOf(headline.kind).blocks) {
        expect(['support', 'residence']).toContain(headline.action?.kind);
      }
    });
  });

  it('the headline is the most urgent, and says what to do unless there is nothing to do', () => {
    every((facts) => {
      const { headline, rest, primary } = priorities(facts);
      for (const one of rest) if (!rowOf(one.kind).note) expect(rankOf(one)).toBeGreaterThanOrEqual(rankOf(headline));
      if (headline.action === undefined) expect(['process', 'success']).toContain(headline.tone);
      expect(primary === headline).toBe(headline.action !== undefined && headline.tone !== 'process');
      if (headline.kind === 'level-verified') expect(rest.filter(({ action }) => action !== undefined)).toEqual([]);
    });
  });

  it('each screen has the tone and the action that the personal page has for its topic', () => {
    every((facts) => {
      const { headline, rest } = priorities(facts);
      const all = [headline, ...rest];
      for (const topic of TOPICS) {
        const said = statementFor(topic, facts);
        if (said.kind === 'update-current' || said.kind === 'update-not-asked') {
          expect(all.filter(({ kind }) => kind.startsWith('update-'))).toEqual([]);
        } else {
          expect(all).toContainEqual(said);
        }
      }
    });
  });

  it('the re-verification page lets send exactly what may be started', () => {
    every((facts) => {
      const said = statementFor('update', facts);
      const view = updatePoiView(said, updateRules(facts).identityFlow);
      const allowed = eligibility({ kind: 'update-poi' }, facts).allowed;
      expect(view?.button?.enabled ?? false).toBe(allowed);
      expect(said.action?.kind === 'start').toBe(allowed);
      expect(view?.appHint ?? false).toBe(said.action?.kind === 'mobile-app');
    });
  });

  it('an answer that arrives later changes the headline only for something more urgent', () => {
    every((facts) => {
      const early = priorities({ ...facts, aml: undefined, unsupportedCountries: undefined }).headline;
      const late = priorities(facts).headline;
      const isAskedAnew = early.task?.type === 'AML_QUESTIONNAIRE' && facts.aml?.result === 'QUESTIONNAIRE';
      if (late.kind !== early.kind && !isAskedAnew) expect(rankOf(late)).toBeLessThan(rankOf(early));
    });
  });
});

describe('a verification that was begun in this tab', () => {
  const open = { ...VERIFIED_MEMBER, state: stateOf(['ALLOW', 'NOT_ALLOW']) };
  const second = { ...VERIFIED_MEMBER, state: stateOf(['SUCCESS', 'FAILED_AND_CAN_RETRY']) };
  const kyc = '/auth/kyc?level=LEVEL_1';

  it.each([
    ['no draft', open, [], kyc, undefined],
    ['the choice of a document', open, ['document LEVEL_1'], kyc, true],
    ['a number', open, ['number'], '/auth/vendor', true],
    ['both', open, ['number', 'document LEVEL_1'], kyc, true],
    ['the choice of another level', open, ['document LEVEL_2'], kyc, undefined],
    ['another form', open, ['residence', 'proof-of-address'], kyc, undefined],
    ['a second try', second, ['document LEVEL_2'], '/auth/kyc?level=LEVEL_2', true],
    ['a number, which is not for level 2', second, ['number'], '/auth/kyc?level=LEVEL_2', undefined],
  ] as const)('%s: the next step leads there', (_what, facts, drafts, to, isResumed) => {
    const { action } = priorities({ ...facts, drafts: new Set(drafts) }).headline;
    expect(action).toMatchObject({ kind: 'start', to, ...(isResumed && { isResumed }) });
    expect(action !== undefined && 'isResumed' in action).toBe(isResumed ?? false);
  });

  it.each([
    ['a review', { state: stateOf(['PENDING', 'NOT_ALLOW']) }],
    ['the mobile app', { site: 'TUR' as const, rules: siteRules('TUR') }],
    ['a closed account', { opened: false }],
  ])('is not continued in the way of %s', (_what, more) => {
    const facts = { ...open, ...more, drafts: new Set(['document LEVEL_1', 'number']) };
    const { headline, rest } = priorities(facts);
    for (const { action } of [headline, ...rest]) expect(action?.kind).not.toBe('start');
  });
});
