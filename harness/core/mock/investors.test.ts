import { describe, expect, it } from 'vitest';
import { TEST_MARKS } from '../../../fixtures/investor-tests';
import { scenarioOf } from '../testing';
import { createMockState } from './initial-state';
import { attemptsAtStart, investorTemplateOf, submitToInvestors } from './investors';
import { Refusal } from './refusal';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const DAY_MS = 86_400_000;
const stateOf = (compliance: object) => createMockState(scenarioOf({ compliance }));
const answersOf = (values: Record<string, string>) =>
  Object.entries(values).map(([questionId, value]) => ({ questionId, values: [value] }));
const RIGHT = answersOf({ k1: '2', k2: '3', k3: '3' });
const { passMark } = TEST_MARKS.KNOWLEDGE_TEST;

it.each([
  ['open', undefined],
  ['passed', { passed: true, score: passMark, passMark, attemptsLeft: 2 }],
  ['failed', { passed: false, score: passMark - 1, passMark, attemptsLeft: 2 }],
  ['no-attempts', { passed: false, score: passMark - 1, passMark, attemptsLeft: 0, nextAttemptAt: NOW + DAY_MS }],
])('the last attempt of tests that are %s', (tests, expected) => {
  expect(attemptsAtStart(scenarioOf({ compliance: { tests } })).KNOWLEDGE_TEST).toEqual(expected);
});

describe('a submitted test', () => {
  it('is passed with enough right answers', () => {
    const state = stateOf({});
    const attempt = { passed: true, score: 3, passMark, attemptsLeft: 2 };
    expect(submitToInvestors(state, 'KNOWLEDGE_TEST', RIGHT)).toEqual({
      status: 'QUESTIONNAIRE_STATUS_APPROVED',
      attempt,
    });
    expect(state.run.attempts).toEqual({ KNOWLEDGE_TEST: attempt });
  });

  it('fails with unknown or missing answers, and can be taken again a day after the third attempt', () => {
    const state = stateOf({});
    const send = () =>
      submitToInvestors(state, 'KNOWLEDGE_TEST', [
        { questionId: 'x', values: ['1'] },
        { questionId: 'k1', values: [] },
      ]);
    const failed = (attemptsLeft: number, more = {}) => ({
      status: 'QUESTIONNAIRE_STATUS_REJECTED',
      attempt: { passed: false, score: 0, passMark, attemptsLeft, ...more },
    });
    expect([send(), send(), send()]).toEqual([failed(2), failed(1), failed(0, { nextAttemptAt: NOW + DAY_MS })]);
    expect(send()).toBeInstanceOf(Refusal);
  });

  it.each(['passed', 'no-attempts'])('is refused after tests that are %s', (tests) => {
    expect(submitToInvestors(stateOf({ tests }), 'KNOWLEDGE_TEST', RIGHT)).toBeInstanceOf(Refusal);
  });

  it('is taken again after a failed one, and once the next attempt is possible', () => {
    expect(submitToInvestors(stateOf({ tests: 'failed' }), 'KNOWLEDGE_TEST', RIGHT)).toMatchObject({
      attempt: { passed: true, attemptsLeft: 1 },
    });
    const state = stateOf({});
    state.run.attempts.KNOWLEDGE_TEST = { passed: false, score: 0, passMark, attemptsLeft: 0, nextAttemptAt: NOW };
    expect(submitToInvestors(state, 'KNOWLEDGE_TEST', RIGHT)).toMatchObject({ attempt: { attemptsLeft: 0 } });
  });
});

it('an application for an investor status is in review', () => {
  const state = stateOf({});
  expect(submitToInvestors(state, 'QUALIFIED_INVESTOR', [])).toEqual({ status: 'QUESTIONNAIRE_STATUS_PENDING' });
  expect(state.compliance.investor.status).toBe('in-review');
});

it('other templates do not belong to investors', () => {
  const state = stateOf({});
  expect(submitToInvestors(state, '200', RIGHT)).toBeUndefined();
  expect(investorTemplateOf(state, '200', 'en')).toBeUndefined();
});

describe('a template', () => {
  it.each([
    ['open', 'UNSUBMIT'],
    ['passed', 'APPROVED'],
    ['failed', 'REJECTED'],
  ])('of tests that are %s', (tests, status) => {
    const state = stateOf({ tests });
    const template = investorTemplateOf(state, 'KNOWLEDGE_TEST', 'en');
    expect(template).toMatchObject({ templateCode: 'KNOWLEDGE_TEST', version: '1', answers: [] });
    expect(template?.status).toBe(`QUESTIONNAIRE_STATUS_${status}`);
    expect(template?.lastAttempt).toEqual(state.run.attempts.KNOWLEDGE_TEST);
  });

  it.each<[string, object]>([
    ['none', { status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' }],
    ['in-review', { status: 'QUESTIONNAIRE_STATUS_PENDING' }],
    ['approved', { status: 'QUESTIONNAIRE_STATUS_APPROVED', deadline: NOW + 365 * DAY_MS }],
    ['rejected', { status: 'QUESTIONNAIRE_STATUS_REJECTED', rejectReason: 'X' }],
    ['expired', { status: 'QUESTIONNAIRE_STATUS_APPROVED', deadline: NOW - DAY_MS }],
  ])('of an investor status: %s', (investor, expected) => {
    expect(investorTemplateOf(stateOf({ investor, investorRejectReason: 'X' }), 'PROFESSIONAL_INVESTOR', 'en')).toEqual(
      {
        templateCode: 'PROFESSIONAL_INVESTOR',
        version: '1',
        title: 'PROFESSIONAL_INVESTOR',
        rejectReason: '',
        sections: [],
        answers: [],
        ...expected,
      },
    );
  });

  it('of a rejected investor status gives a general reason where the scenario has none', () => {
    expect(investorTemplateOf(stateOf({ investor: 'rejected' }), 'PROFESSIONAL_INVESTOR', 'en')?.rejectReason).not.toBe(
      '',
    );
  });

  it.each(['KNOWLEDGE_TEST', 'PROFESSIONAL_INVESTOR'])('holds the answers that were sent: %s', (code) => {
    const state = stateOf({});
    const answers = [{ questionId: 'k1', values: ['2'], details: [], rows: [], files: [] }];
    state.run.answers[code] = answers;
    expect(investorTemplateOf(state, code, 'en')?.answers).toEqual(answers);
  });
});
