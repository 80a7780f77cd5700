import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TestAttempt, testStanding } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';
import { longDate } from '../../lib/long-date';
import { now } from '../../lib/now';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { SupportLink } from '../shared/exits/support-link';

interface TestResultProps {
  readonly test: InvestorTest;
  readonly attempt: TestAttempt;
  readonly onRetry: () => void;
}

/** The result of the last attempt: what it means, and when the next one is possible. */
export function TestResult({ test, attempt, onRetry }: TestResultProps) {
  const { t, i18n } = useTranslation();
  const standing = testStanding(attempt, now());
  const { score, passMark, attemptsLeft, nextAttemptAt } = attempt;
  const hasPassed = standing === 'passed';
  // A risk profile is nothing that one can fail, and answering again at once would only invite other answers.
  const isProfile = test === 'risk-tolerance';
  const key = hasPassed ? 'passed' : isProfile ? 'notSuited' : 'failed';
  const mayRetry = standing === 'failed' && !isProfile;
  return (
    <div role="status">
      <ResultBanner
        tone={hasPassed ? 'success' : 'warning'}
        subject="answers"
        title={t(`investorTest.result.${key}.title`)}
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
            {standing === 'used-up' && !isProfile && <SupportLink />}
          </>
        }
      >
        <p>{t(`investorTest.result.${key}.body`, { score, passMark })}</p>
        {mayRetry && (
          <>
            {attemptsLeft > 0 && <p>{t('investorTest.result.failed.left', { count: attemptsLeft })}</p>}
            <p>{t('investorTest.result.failed.now')}</p>
          </>
        )}
        {standing === 'wait' && nextAttemptAt !== undefined && (
          <p>
            {t('investorTest.result.wait', {
              date: longDate(nextAttemptAt, i18n.language, { timeStyle: 'short' }),
            })}
          </p>
        )}
        {standing === 'used-up' && !isProfile && <p>{t('investorTest.result.usedUp')}</p>}
        {!hasPassed && !isProfile && <p>{t('investorTest.ifNotText')}</p>}
      </ResultBanner>
    </div>
  );
}
