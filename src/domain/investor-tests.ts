import { lookUp } from './look-up';
import type { InvestorTest, SiteRules } from './sites';
import type { ComplianceTaskType } from './tasks';

/** The right answers never reach the browser. */

/** Template and task share a code. */
export const TEST_CODES = {
  knowledge: 'KNOWLEDGE_TEST',
  'risk-tolerance': 'RISK_TOLERANCE_TEST',
} as const satisfies Record<InvestorTest, ComplianceTaskType>;

export interface TestAttempt {
  readonly passed: boolean;
  readonly score: number;
  readonly passMark: number;
  readonly attemptsLeft: number;
  /** Milliseconds; absent: now, or never without attempts left. */
  readonly nextAttemptAt?: number | undefined;
}

/** `''` before the first attempt. */
export function attemptKey(attempt: TestAttempt | undefined): string {
  if (attempt === undefined) return '';
  const { passed, score, passMark, attemptsLeft, nextAttemptAt } = attempt;
  return [passed, score, passMark, attemptsLeft, nextAttemptAt].join();
}

/** `wait`: until `nextAttemptAt`. `used-up`: no attempts left. */
export type TestStatus = 'open' | 'passed' | 'failed' | 'wait' | 'used-up';

export function testStatus(attempt: TestAttempt | undefined, now: number): TestStatus {
  if (attempt === undefined) return 'open';
  if (attempt.passed) return 'passed';
  const { nextAttemptAt, attemptsLeft } = attempt;
  if (nextAttemptAt !== undefined) return nextAttemptAt > now ? 'wait' : 'failed';
  return attemptsLeft > 0 ? 'failed' : 'used-up';
}

/** By the site, a task or a banner. */
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

const SUPPORTED: ReadonlySet<string> = new Set(['single', 'multiple']);

interface TestQuestion {
  readonly id: string;
  readonly type: string;
}

/** A test without one of its questions would be marked wrongly. */
export function canShowTest(questions: readonly TestQuestion[]): boolean {
  return questions.length > 0 && questions.every(({ type }) => SUPPORTED.has(type));
}

/** By question id. */
export type TestAnswers = Readonly<Record<string, readonly string[]>>;

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

export type TestPage = 'intro' | 'check' | number;

/** Default: the first unanswered question, or the introduction. */
export function testPage(step: string | undefined, questions: readonly TestQuestion[], answers: TestAnswers): TestPage {
  const open = questions.findIndex(({ id }) => (lookUp(answers, id) ?? []).length === 0);
  const reachable = open === -1 ? questions.length + 1 : open + 1;
  const wanted = step === 'check' ? questions.length + 1 : Number(step);
  if (!Number.isInteger(wanted) || wanted < 1) return 'intro';
  const page = Math.min(wanted, reachable);
  if (page === 1 && wanted > 1) return 'intro';
  return page > questions.length ? 'check' : page;
}
