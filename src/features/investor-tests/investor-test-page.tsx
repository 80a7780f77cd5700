import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { hasTest, TEST_CODES } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';
import { stepsOf } from '../../domain/steps';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { useMemberState } from '../shared/member/use-member-state';
import { TestForm } from './test-form';
import { TestLoading, TestPage } from './test-page';
import { TEST_INTROS } from './test-steps';

export function KnowledgeTestPage() {
  return <InvestorTestPage test="knowledge" />;
}

export function RiskToleranceTestPage() {
  return <InvestorTestPage test="risk-tolerance" />;
}

function InvestorTestPage({ test }: { readonly test: InvestorTest }) {
  const { t } = useTranslation();
  const template = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: TEST_CODES[test] });
  const member = useMemberState();
  return (
    <LoadingPage
      title={t(TEST_INTROS[test].title)}
      state={combineCalls({ template, member })}
      loading={<TestLoading test={test} />}
    >
      {(start) => {
        const { facts, info, account } = start.member;
        const isNeeded = hasTest(test, { ...info, rules: account.rules });
        if (!isNeeded || stepsOf(facts).LEVEL_1.status !== 'SUCCESS') {
          return <TestPage test={test}>{isNeeded ? <Locked /> : <NotNeeded />}</TestPage>;
        }
        return (
          <TestForm
            test={test}
            template={start.template}
            onReload={() => invalidate(endpoints.questionnaireTemplate)}
          />
        );
      }}
    </LoadingPage>
  );
}

function NotNeeded() {
  const { t } = useTranslation();
  return (
    <ResultBanner
      level={1}
      tone="neutral"
      title={t('investorTest.notNeeded.title')}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
        </Button>
      }
    >
      <p>{t('investorTest.notNeeded.body')}</p>
    </ResultBanner>
  );
}

function Locked() {
  const { t } = useTranslation();
  return (
    <ResultBanner
      level={1}
      tone="neutral"
      title={t('investorTest.locked.title')}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{t('investorTest.locked.body', { level: t('personal.level.LEVEL_1') })}</p>
    </ResultBanner>
  );
}
