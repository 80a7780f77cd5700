import { describe, expect, it } from 'vitest';
import { lockReason } from './lock-reason';
import type { ProcessTask } from './personal-tasks';
import { PLAN_STATES, type PlanRow, planOf } from './plan';
import { type PriorityFacts, priorities } from './priority';
import { siteRules } from './sites';
import { STEP_STATUSES, type StepStatus, UPDATE_POI_STATUSES } from './statuses';
import { STEP_LEVELS } from './steps';
import { COMPLIANCE_TASK_STATUSES } from './tasks';
import { SITE_MODES, testProcess, testTask, VERIFIED_MEMBER } from './testing';

const steps = (one: StepStatus, two: StepStatus): Pick<PriorityFacts, 'state'> => ({
  state: [
    { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
    { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
  ],
});

const TASKS: readonly ProcessTask[] = COMPLIANCE_TASK_STATUSES.flatMap((status) => [
  testTask({ id: `RFI ${status}`, status }),
  testTask({ id: `POA ${status}`, type: 'UPDATE_POA', status }),
]);
const ACCOUNTS: readonly Partial<PriorityFacts>[] = [
  {},
  { limitation: 'LIMITATION_WITHDRAW' },
  { kybQuota: '1' },
  { errorNotify: 'A text.', additionalRejectReason: 'LOW_QUALITY' },
  { unsupportedCountries: ['DEU'] },
  { kycTag: 1 },
];

/** Levels, update, tasks and account, at one site and mode. */
function* states(place: Partial<PriorityFacts>): Generator<PriorityFacts> {
  for (const one of STEP_STATUSES)
    for (const two of STEP_STATUSES)
      for (const status of UPDATE_POI_STATUSES)
        for (const tasks of [[], TASKS])
          for (const account of ACCOUNTS)
            yield {
              ...VERIFIED_MEMBER,
              ...place,
              ...steps(one, two),
              updatePoi: { ...VERIFIED_MEMBER.updatePoi, status },
              ...testProcess(...tasks),
              ...account,
            };
}

const RULES: Readonly<Record<string, (rows: readonly PlanRow[], facts: PriorityFacts) => boolean>> = {
  'each row is there once': (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
  'both levels are rows': (rows) => STEP_LEVELS.every((level) => rows.some((row) => row.level === level)),
  'all tasks are rows': (rows, { verificationProcess: { tasks } }) =>
    tasks.every(({ id, type }) => rows.some(({ task }) => task?.type === type && (task.id === id || type === task.id))),
  'the groups are in order': (rows) =>
    rows.every(
      ({ state }, at) => at === 0 || PLAN_STATES.indexOf(state) >= PLAN_STATES.indexOf(rows[at - 1]?.state ?? state),
    ),
  'one step at most is next, and it can be done': (rows) => {
    const next = rows.filter(({ isNext }) => isNext);
    return next.length <= 1 && next.every(({ state }) => state === 'todo');
  },
  'the headline has its action alone': (rows) =>
    rows.every(({ isHeadline, action }) => !isHeadline || action === undefined),
  'the primary action has its row': (rows, facts) => {
    const { primary, headline } = priorities(facts);
    return (
      primary === undefined ||
      primary === headline ||
      rows.some((row) => row.isNext && row.action?.kind === primary.action?.kind)
    );
  },
  'what cannot start says why': (rows, facts) =>
    rows.every(({ state, task }) => state !== 'locked' || task === undefined || lockReason(task, facts) !== undefined),
  'what cannot start has no link': (rows) =>
    rows.every(({ state, task }) => state !== 'locked' || task?.to === undefined),
};

describe.each(SITE_MODES)('at %s, in every state', (_place, site, mode) => {
  const place = { site, rules: siteRules(site), ...mode };

  it.each(Object.entries(RULES))('%s', (_rule, holds) => {
    const broken = [...states(place)].find((facts) => !holds(planOf(facts), facts));
    const rows =
      broken &&
      planOf(broken).map(({ id, state, isNext, isHeadline, action }) =>
        [id, state, isNext && 'next', isHeadline && 'headline', action?.kind].join(),
      );
    expect(
      broken && [...broken.state.map(({ status }) => status), broken.updatePoi.status, ...(rows ?? [])],
    ).toBeUndefined();
  });
});

describe('the order', () => {
  const idsOf = (changes: Partial<PriorityFacts>) => planOf({ ...VERIFIED_MEMBER, ...changes }).map(({ id }) => id);
  const todo = (id: string, more: Partial<ProcessTask> = {}) => testTask({ id, ...more });

  it.each<[string, Partial<PriorityFacts>, string[]]>([
    ['a new member', steps('ALLOW', 'NOT_ALLOW'), ['LEVEL_1', 'LEVEL_2']],
    ['what is done comes last', {}, ['LEVEL_2', 'LEVEL_1']],
    ['the next of two open levels comes first', steps('ALLOW', 'ALLOW'), ['LEVEL_2', 'LEVEL_1']],
    ['the lower of two verified levels comes first', steps('SUCCESS', 'SUCCESS'), ['LEVEL_1', 'LEVEL_2']],
    ['a rejected level comes first', steps('ALLOW', 'FAILED_AND_CAN_RETRY'), ['LEVEL_2', 'LEVEL_1']],
    [
      'a required task comes before a level, one that can wait after it',
      testProcess(todo('later', { required: false }), todo('now', { type: 'EDD' })),
      ['now', 'LEVEL_2', 'later', 'LEVEL_1'],
    ],
    [
      'a review comes after what can be done',
      { ...steps('PENDING', 'NOT_ALLOW'), ...testProcess(todo('RFI', { required: false })) },
      ['RFI', 'LEVEL_1', 'LEVEL_2'],
    ],
    ['news comes first', { errorNotify: 'A text.' }, ['attempt-failed', 'LEVEL_2', 'LEVEL_1']],
  ])('%s', (_name, changes, ids) => {
    expect(idsOf(changes)).toEqual(ids);
  });

  it('an update of the identity is a row, also as the headline', () => {
    const rows = planOf({
      ...VERIFIED_MEMBER,
      updatePoi: { ...VERIFIED_MEMBER.updatePoi, status: 'DisplayUpdatePOIStatus_Needed' },
    });
    expect(rows.map(({ id }) => id)).toEqual(['UPDATE_POI', 'LEVEL_2', 'LEVEL_1']);
    expect(rows[0]).toMatchObject({ isHeadline: true, isNext: true, action: undefined });
  });
});
