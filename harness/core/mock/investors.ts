import type * as z from 'zod/mini';
import { TEST_CODES, TEST_MARKS, type TestCode, testIn } from '../../../fixtures/investor-tests';
import { SCENARIO_TEXTS } from '../../../fixtures/server-texts';
import type { questionnaireEndpoints } from '../../../src/api/endpoints/questionnaires';
import { INVESTOR_CODES } from '../../../src/domain/investor-status';
import { lookUp } from '../../../src/domain/look-up';
import type { QuestionnaireStatus } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import { REFUSAL_CODES, Refusal } from './refusal';
import type { MockState, TestAttempt } from './state';

type Endpoints = typeof questionnaireEndpoints;
type Template = z.input<Endpoints['questionnaireTemplate']['response']>;
type Submitted = z.input<Endpoints['submitQuestionnaire']['response']>;
type Answers = readonly { readonly questionId: string; readonly values: readonly string[] }[];

const ATTEMPTS = 3;
const DAY_MS = 86_400_000;
const VALID_DAYS = 365;

const INVESTOR_TEMPLATES: ReadonlySet<string> = new Set(Object.values(INVESTOR_CODES));
const isTest = (code: string): code is TestCode => (TEST_CODES as readonly string[]).includes(code);

export function attemptsAtStart({
  compliance,
  now,
}: Pick<Scenario, 'compliance' | 'now'>): Record<string, TestAttempt> {
  if (compliance.tests === 'open') return {};
  return Object.fromEntries(
    TEST_CODES.map((code) => {
      const { passMark } = TEST_MARKS[code];
      if (compliance.tests === 'passed') return [code, { passed: true, score: passMark, passMark, attemptsLeft: 2 }];
      const left = compliance.tests === 'failed' ? ATTEMPTS - 1 : 0;
      const attempt: TestAttempt = { passed: false, score: passMark - 1, passMark, attemptsLeft: left };
      return [code, left > 0 ? attempt : { ...attempt, nextAttemptAt: Date.parse(now) + DAY_MS }];
    }),
  );
}

function maxScoreOf(code: TestCode): number {
  return Object.values(TEST_MARKS[code].points).reduce((sum, points) => sum + Math.max(0, ...Object.values(points)), 0);
}

/** Undefined for codes of other templates. */
export function investorTemplateOf(state: MockState, code: string, language: string): Template | undefined {
  const answers = lookUp(state.run.answers, code) ?? [];
  if (isTest(code)) {
    const lastAttempt = state.run.attempts[code];
    const status: QuestionnaireStatus =
      lastAttempt === undefined
        ? 'QUESTIONNAIRE_STATUS_UNSUBMIT'
        : lastAttempt.passed
          ? 'QUESTIONNAIRE_STATUS_APPROVED'
          : 'QUESTIONNAIRE_STATUS_REJECTED';
    return {
      templateCode: code,
      version: '1',
      ...testIn(code, language),
      status,
      answers,
      passMark: TEST_MARKS[code].passMark,
      maxScore: maxScoreOf(code),
      ...(lastAttempt && { lastAttempt }),
    };
  }
  if (!INVESTOR_TEMPLATES.has(code)) return undefined;
  const { status, rejectReason } = state.compliance.investor;
  return {
    templateCode: code,
    version: '1',
    title: code,
    status: STATUS_OF[status],
    rejectReason: status === 'rejected' ? rejectReason || SCENARIO_TEXTS.statementOlderThan3Months : '',
    ...(status === 'approved' && { deadline: state.now + VALID_DAYS * DAY_MS }),
    ...(status === 'expired' && { deadline: state.now - DAY_MS }),
    // The site's rules give the criteria; there are no questions.
    sections: [],
    answers,
  };
}

const STATUS_OF = {
  none: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'in-review': 'QUESTIONNAIRE_STATUS_PENDING',
  approved: 'QUESTIONNAIRE_STATUS_APPROVED',
  rejected: 'QUESTIONNAIRE_STATUS_REJECTED',
  expired: 'QUESTIONNAIRE_STATUS_APPROVED',
} as const satisfies Record<Scenario['compliance']['investor'], QuestionnaireStatus>;

/** Undefined for codes of other templates. */
export function submitToInvestors(state: MockState, code: string, answers: Answers): Submitted | Refusal | undefined {
  if (INVESTOR_TEMPLATES.has(code)) {
    state.compliance.investor.status = 'in-review';
    return { status: 'QUESTIONNAIRE_STATUS_PENDING' };
  }
  if (!isTest(code)) return undefined;
  const before = state.run.attempts[code];
  if (before?.passed || (before?.nextAttemptAt ?? 0) > state.now) {
    return new Refusal(REFUSAL_CODES.badRequest, 'No attempt at this test is possible now');
  }
  const attempt = mark(code, answers, before?.attemptsLeft ?? ATTEMPTS, state.now);
  state.run.attempts[code] = attempt;
  return { status: attempt.passed ? 'QUESTIONNAIRE_STATUS_APPROVED' : 'QUESTIONNAIRE_STATUS_REJECTED', attempt };
}

/** After the last failed attempt, the member waits a day. */
function mark(code: TestCode, answers: Answers, attempts: number, now: number): TestAttempt {
  const { points, passMark } = TEST_MARKS[code];
  const score = answers.reduce(
    (sum, { questionId, values }) => sum + (lookUp(lookUp(points, questionId) ?? {}, values[0] ?? '') ?? 0),
    0,
  );
  const passed = score >= passMark;
  const attemptsLeft = Math.max(0, attempts - 1);
  return {
    passed,
    score,
    passMark,
    attemptsLeft,
    ...(!passed && attemptsLeft === 0 && { nextAttemptAt: now + DAY_MS }),
  };
}
