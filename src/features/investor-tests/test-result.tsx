import { useTranslation } from 'react-i18next';
import { type TestAttempt, testStatus } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';
import { longDate } from '../../lib/long-date';
import { now } from '../../lib/now';
import { ResultBanner } from '../../ui/result-banner';
import { RemedyActions } from '../shared/remedy/remedy-actions';
import { resultWords } from './test-words';

interface TestResultProps {
  readonly test: InvestorTest;
  readonly attempt: TestAttempt;
  readonly onRetry: () => void;
}

export function TestResult({ test, attempt, onRetry }: TestResultProps) {
  const { t, i18n } = useTranslation();
  const status = testStatus(attempt, now());
  // Only a test without an attempt is open.
  if (status === 'open') return null;
  const { score, passMark, attemptsLeft, nextAttemptAt = 0 } = attempt;
  const hasPassed = status === 'passed';
  const { title, lines, remedy } = resultWords(test, status, attemptsLeft);
  const values = {
    score,
    passMark,
    count: attemptsLeft,
    date: longDate(nextAttemptAt, i18n.language, { timeStyle: 'short' }),
  };
  return (
    <div aria-live="polite">
      <ResultBanner
        level={1}
        tone={hasPassed ? 'success' : 'warning'}
        subject="answers"
        title={t(title)}
        actions={
          <RemedyActions
            remedy={remedy}
            ways={{
              retry: { label: t('investorTest.retry'), onClick: onRetry },
              leave: { label: t('complianceTasks.back'), to: '/auth/complianceTasks' },
            }}
          />
        }
      >
        {lines.map((line) => (
          <p key={line}>{t(line, values)}</p>
        ))}
      </ResultBanner>
    </div>
  );
}
