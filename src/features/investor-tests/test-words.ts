import type { TestStatus } from '../../domain/investor-tests';
import type { Remedy } from '../../domain/remedies';
import type { InvestorTest } from '../../domain/sites';

/** A risk profile has no right answers, so no second try. */

export const IF_NOT = {
  knowledge: {
    title: 'investorTest.knowledge.ifNot',
    body: ['investorTest.knowledge.ifNotText', 'investorTest.knowledge.ifNotRetry'],
  },
  'risk-tolerance': { title: 'investorTest.risk-tolerance.ifNot', body: ['investorTest.risk-tolerance.ifNotText'] },
} as const satisfies Record<InvestorTest, { title: string; body: readonly string[] }>;

export type ResultStatus = Exclude<TestStatus, 'open'>;

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
} as const satisfies Record<InvestorTest, Record<ResultStatus, { title: string; lines: readonly string[] }>>;

const REMEDIES = {
  passed: 'none',
  failed: 'retry',
  wait: 'wait',
  'used-up': 'support',
} as const satisfies Record<ResultStatus, Remedy>;

export interface ResultWords {
  readonly title: (typeof RESULTS)[InvestorTest][ResultStatus]['title'];
  readonly lines: readonly (typeof RESULTS)[InvestorTest][ResultStatus]['lines'][number][];
  readonly remedy: Remedy;
}

export function resultWords(test: InvestorTest, status: ResultStatus, attemptsLeft: number): ResultWords {
  const { title, lines } = RESULTS[test][status];
  return {
    title,
    lines: lines.filter((line) => line !== 'investorTest.result.failed.left' || attemptsLeft > 0),
    remedy: test === 'knowledge' ? REMEDIES[status] : 'none',
  };
}
