import type { TestStanding } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';

/**
 * What a test says about its consequences, as names of texts. A knowledge test is passed or failed and can be tried again. A risk profile
 * has no right answers: it tells which products suit the member, and a second try would only invite other answers.
 */

/** Heading and sentences about what follows if the result is not the wanted one. */
export const IF_NOT = {
  knowledge: {
    title: 'investorTest.knowledge.ifNot',
    body: ['investorTest.knowledge.ifNotText', 'investorTest.knowledge.ifNotRetry'],
  },
  'risk-tolerance': { title: 'investorTest.risk-tolerance.ifNot', body: ['investorTest.risk-tolerance.ifNotText'] },
} as const satisfies Record<InvestorTest, { title: string; body: readonly string[] }>;

/** Where a test stands after an attempt. */
export type ResultStanding = Exclude<TestStanding, 'open'>;

const PASSED = { title: 'investorTest.result.passed.title', lines: ['investorTest.result.passed.body'] } as const;
const SUITED = { title: 'investorTest.result.suited.title', lines: ['questionnaire.approved.body'] } as const;
const NOT_SUITED = {
  title: 'investorTest.result.notSuited.title',
  lines: ['investorTest.result.notSuited.body'],
} as const;
const failed = <const Lines extends readonly string[]>(...lines: Lines) =>
  ({
    title: 'investorTest.result.failed.title',
    lines: ['investorTest.result.failed.body', ...lines, 'investorTest.knowledge.ifNotText'],
  }) as const;

const RESULTS = {
  knowledge: {
    passed: PASSED,
    failed: failed('investorTest.result.failed.left', 'investorTest.result.failed.now'),
    wait: failed('investorTest.result.wait'),
    'used-up': failed('investorTest.result.usedUp'),
  },
  'risk-tolerance': { passed: SUITED, failed: NOT_SUITED, wait: NOT_SUITED, 'used-up': NOT_SUITED },
} as const satisfies Record<InvestorTest, Record<ResultStanding, { title: string; lines: readonly string[] }>>;

/** What the result of a test says. */
export interface ResultWords {
  readonly title: (typeof RESULTS)[InvestorTest][ResultStanding]['title'];
  readonly lines: readonly (typeof RESULTS)[InvestorTest][ResultStanding]['lines'][number][];
  /** The member can start another attempt now. */
  readonly mayRetry: boolean;
  /** Only support can help. */
  readonly needsSupport: boolean;
}

/** Decides what the result of a test says, and what the member can do next. */
export function resultWords(test: InvestorTest, standing: ResultStanding, attemptsLeft: number): ResultWords {
  const { title, lines } = RESULTS[test][standing];
  const canRepeat = test === 'knowledge';
  return {
    title,
    // A server may allow another attempt without counting them.
    lines: lines.filter((line) => line !== 'investorTest.result.failed.left' || attemptsLeft > 0),
    mayRetry: canRepeat && standing === 'failed',
    needsSupport: canRepeat && standing === 'used-up',
  };
}
