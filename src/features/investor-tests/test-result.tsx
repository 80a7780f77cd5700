import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TestAttempt, testStanding } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';
import { longDate } from '../../lib/long-date';
import { now } from '../../lib/now';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { SupportLink } from '../shared/exits/support-link';
import { resultWords } from './test-words';

interface TestResultProps {
  readonly test: InvestorTest;
  readonly attempt: TestAttempt;
  readonly onRetry: () => void;
}

/** The result of the last attempt: what it means, and when the next one is possible. */
export function TestResult({ test, attempt, onRetry }: TestResultProps) {
  const { t, i18n } = useTranslation();
  const standing = testStanding(attempt, now());
  // Only a test without any attempt is open, and then there is no result.
  if (standing === 'open') return null;
  const { score, passMark, attemptsLeft, nextAttemptAt = 0 } = attempt;
  const hasPassed = standing === 'passed';
  const { title, lines, mayRetry, needsSupport } = resultWords(test, standing, attemptsLeft);
  const values = {
    score,
    passMark,
    count: attemptsLeft,
    date: longDate(nextAttemptAt, i18n.language, { timeStyle: 'short' }),
  };
  return (
    <div role="status">
      <ResultBanner
        tone={hasPassed ? 'success' : 'warning'}
        subject="answers"
        title={t(title)}
        actions={
          <>
            {mayRetry && (
              <Button variant="primary" onClick={onRetry}>
                {t('investorTest.retry')}
              </Button>
            )}
            <Button asChild variant={hasPassed ? 'primary' : 'secondary'}>
              <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
            </Button>
            {needsSupport && <SupportLink />}
          </>
        }
      >
        {lines.map((line) => (
          <p key={line}>{t(line, values)}</p>
        ))}
      </ResultBanner>
    </div>
  );
}
