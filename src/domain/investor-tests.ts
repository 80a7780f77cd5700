import { lookUp } from './look-up';
import type { InvestorTest, SiteRules } from './sites';
import type { ComplianceTaskType } from './tasks';

/**
 * Investor tests: which template and which task belong to each, where a test stands, and which page of it a member may open. The server
 * marks the answers; the right ones never reach the browser.
 */

/** Template and task of each test; both have the same code. */
export const TEST_CODES = {
  knowledge: 'KNOWLEDGE_TEST',
  'risk-tolerance': 'RISK_TOLERANCE_TEST',
} as const satisfies Record<InvestorTest, ComplianceTaskType>;

/** The last attempt, as the server marked it. */
export interface TestAttempt {
  readonly passed: boolean;
  readonly score: number;
  readonly passMark: number;
  readonly attemptsLeft: number;
  /** Unix time in milliseconds from which the next attempt is possible; absent: now, or never if no attempts are left. */
  readonly nextAttemptAt?: number | undefined;
}

/** Tells one attempt from another; `''` before the first one. */
export function attemptKey(attempt: TestAttempt | undefined): string {
  if (attempt === undefined) return '';
  const { passed, score, passMark, attemptsLeft, nextAttemptAt } = attempt;
  return [passed, score, passMark, attemptsLeft, nextAttemptAt].join();
}

/** Where a test stands. `wait`: no attempt is possible until `nextAttemptAt`. `used-up`: no attempt is possible any more. */
export type TestStanding = 'open' | 'passed' | 'failed' | 'wait' | 'used-up';

/** Decides where a test stands at a time. */
export function testStanding(attempt: TestAttempt | undefined, now: number): TestStanding {
  if (attempt === undefined) return 'open';
  if (attempt.passed) return 'passed';
  const { nextAttemptAt, attemptsLeft } = attempt;
  if (nextAttemptAt !== undefined) return nextAttemptAt > now ? 'wait' : 'failed';
  return attemptsLeft > 0 ? 'failed' : 'used-up';
}

/** Whether the account has this test: its site requires it, or the server asks for it by a task or a banner. */
export function hasTest(
  test: InvestorTest,
  facts: {
    readonly rules: Pick<SiteRules, 'investorTests'>;
    readonly bannerTags: readonly string[];
    readonly verificationProcess: { readonly tasks: readonly { readonly type: ComplianceTaskType }[] };
  },
): boolean {
  const code = TEST_CODES[test];
  const isAsked = facts.bannerTags.includes(code) || facts.verificationProcess.tasks.some(({ type }) => type === code);
  return isAsked || facts.rules.investorTests.includes(test);
}

/** Kinds of questions that a test may have. */
const SUPPORTED: ReadonlySet<string> = new Set(['single', 'multiple']);

interface TestQuestion {
  readonly id: string;
  readonly type: string;
}

/** Whether every question of a test can be shown. A test without one of its questions would be marked wrongly. */
export function canShowTest(questions: readonly TestQuestion[]): boolean {
  return questions.length > 0 && questions.every(({ type }) => SUPPORTED.has(type));
}

/** Chosen values by the id of the question. */
export type TestAnswers = Readonly<Record<string, readonly string[]>>;

/** Kept answers that the questions as they are now still know: a test may have been replaced since. */
export function knownAnswers(
  questions: readonly { readonly id: string; readonly options: readonly { readonly value: string }[] }[],
  answers: TestAnswers,
): TestAnswers {
  const kept = questions.flatMap(({ id, options }) => {
    const chosen = (lookUp(answers, id) ?? []).filter((one) => options.some(({ value }) => value === one));
    return chosen.length > 0 ? [[id, chosen] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A page of a test: the introduction, a question by its number from 1, or the check of the answers. */
export type TestPage = 'intro' | 'check' | number;

/**
 * The page of a test that an address names. Every question before it has to be answered; otherwise the first one without an answer is shown,
 * and the introduction where none has one.
 */
export function testPage(step: string | undefined, questions: readonly TestQuestion[], answers: TestAnswers): TestPage {
  const open = questions.findIndex(({ id }) => (lookUp(answers, id) ?? []).length === 0);
  const reachable = open === -1 ? questions.length + 1 : open + 1;
  const wanted = step === 'check' ? questions.length + 1 : Number(step);
  if (!Number.isInteger(wanted) || wanted < 1) return 'intro';
  const page = Math.min(wanted, reachable);
  if (page === 1 && wanted > 1) return 'intro';
  return page > questions.length ? 'check' : page;
}
