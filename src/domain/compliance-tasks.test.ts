import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allTasks, groupTasks } from './compliance-tasks';
import { type PersonalTask, personalTasks } from './personal-tasks';
import type { PriorityFacts } from './priority';
import { siteRules } from './sites';
import { UPDATE_POI_STATUSES } from './statuses';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from './tasks';
import { testProcess, testTask, VERIFIED_MEMBER } from './testing';

const FACTS: PriorityFacts = { ...VERIFIED_MEMBER, site: 'HKG', rules: siteRules('HKG'), residenceCountry: 'HKG' };
const NOW = FACTS.now;
const DAY = 86_400_000;

const anyTask = fc
  .record({
    type: fc.constantFrom(...COMPLIANCE_TASK_TYPES),
    status: fc.constantFrom(...COMPLIANCE_TASK_STATUSES),
    deadline: fc.option(fc.integer({ min: NOW - 9 * DAY, max: NOW + 9 * DAY }), { nil: undefined }),
  })
  .map((one) => testTask({ ...one, id: one.type }));
const anyTasks = fc.uniqueArray(anyTask, { selector: ({ id }) => id });

describe('allTasks', () => {
  it('lists a task that several services name once, with the status of kyc-info', () => {
    const facts = { ...FACTS, ...testProcess(testTask({ status: 'TODO' })) };
    const tasks = allTasks(facts, [testTask({ status: 'DONE' }), testTask({ status: 'DONE' })]);
    expect(tasks.map(({ type, status }) => [type, status])).toEqual([['RFI', 'TODO']]);
  });

  it('distinguishes two tasks of one type by their ids', () => {
    expect(allTasks(FACTS, [testTask({ id: 'a' }), testTask({ id: 'b' })])).toHaveLength(2);
  });

  it('agrees with the personal page about every task that both know', () => {
    fc.assert(
      fc.property(anyTasks, anyTasks, (own, listed) => {
        const facts = { ...FACTS, ...testProcess(...own) };
        const all = allTasks(facts, listed);
        for (const shown of personalTasks(facts)) expect(all).toContainEqual(shown);
      }),
    );
  });

  it.each([
    ['DisplayUpdatePOIStatus_No', undefined],
    ['DisplayUpdatePOIStatus_Needed', ['TODO', '/auth/reverification']],
    ['DisplayUpdatePOIStatus_Pending', ['IN_REVIEW', undefined]],
    ['DisplayUpdatePOIStatus_Rejected', ['REJECTED', '/auth/reverification']],
    ['DisplayUpdatePOIStatus_Rejected_Daily', ['LOCKED', undefined]],
  ] as const)('has the update of the proof of identity in %s as %j', (status, expected) => {
    const [update] = allTasks({ ...FACTS, updatePoi: { ...FACTS.updatePoi, status } }, []);
    expect(update && [update.status, update.to]).toEqual(expected);
    expect(UPDATE_POI_STATUSES).toContain(status);
  });

  it('has no update for a closed account, and an overdue one past its deadline', () => {
    const updatePoi = { ...FACTS.updatePoi, status: 'DisplayUpdatePOIStatus_Needed', deadline: NOW - 1 } as const;
    expect(allTasks({ ...FACTS, opened: false, updatePoi }, [])).toEqual([]);
    expect(allTasks({ ...FACTS, updatePoi }, [])[0]).toEqual({
      ...testTask({ id: 'UPDATE_POI', type: 'UPDATE_POI', status: 'EXPIRED', deadline: NOW - 1 }),
      canChange: false,
      to: '/auth/reverification',
    });
  });

  it.each([
    ['DisplayUpdatePOIStatus_Needed', NOW, 'TODO'],
    ['DisplayUpdatePOIStatus_Needed', NOW + DAY, 'TODO'],
    ['DisplayUpdatePOIStatus_Pending', NOW - DAY, 'IN_REVIEW'],
  ] as const)('an update in %s with the deadline %d is not overdue', (status, deadline, expected) => {
    const [update] = allTasks({ ...FACTS, updatePoi: { ...FACTS.updatePoi, status, deadline } }, []);
    expect(update?.status).toBe(expected);
  });

  it('leaves out the tasks of a verification process that does not apply', () => {
    const verificationProcess = { isVerificationProcess: false, tasks: [testTask({ type: 'RC_EDD' })] };
    expect(allTasks({ ...FACTS, verificationProcess }, [testTask()]).map(({ type }) => type)).toEqual(['RFI']);
  });
});

describe('groupTasks', () => {
  it('sorts open tasks by urgency, then by the nearest deadline', () => {
    const tasks = allTasks(FACTS, [
      testTask({ id: 'no date' }),
      testTask({ id: 'later', deadline: NOW + 9 * DAY }),
      testTask({ id: 'soon', deadline: NOW + DAY }),
      testTask({ id: 'rejected', status: 'REJECTED' }),
      testTask({ id: 'overdue', deadline: NOW - DAY }),
    ]);
    expect(groupTasks(tasks).open.map(({ id }) => id)).toEqual(['overdue', 'rejected', 'soon', 'later', 'no date']);
  });

  it('puts each task in exactly one group, and a link in no group but the open one', () => {
    fc.assert(
      fc.property(anyTasks, (listed) => {
        const tasks = allTasks(FACTS, listed);
        const groups = groupTasks(tasks);
        expect(Object.values(groups).flat().sort(byId)).toEqual([...tasks].sort(byId));
        const closed = [...groups.review, ...groups.locked, ...groups.done];
        expect(closed.filter(({ to }) => to !== undefined)).toEqual([]);
      }),
    );
  });
});

const byId = (one: PersonalTask, other: PersonalTask) => (one.id < other.id ? -1 : 1);
