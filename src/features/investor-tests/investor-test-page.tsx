import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { hasTest, TEST_CODES } from '../../domain/investor-tests';
import type { InvestorTest } from '../../domain/sites';
import { stepsOf } from '../../domain/steps';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice } from '../shared/region/region-notice';
import { TestForm } from './test-form';

const TITLES = { knowledge: 'pages.cryptoKnowledgeTest', 'risk-tolerance': 'pages.riskToleranceTest' } as const;

/** The crypto knowledge test. */
export function KnowledgeTestPage() {
  return <InvestorTestPage test="knowledge" />;
}

/** The risk tolerance test. */
export function RiskToleranceTestPage() {
  return <InvestorTestPage test="risk-tolerance" />;
}

function InvestorTestPage({ test }: { readonly test: InvestorTest }) {
  const { t } = useTranslation();
  const template = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: TEST_CODES[test] });
  const member = useMemberState();
  const data = combineCalls({ template, member });
  const texts = useLoadTexts(data.error);
  return (
    <Page title={t(TITLES[test])}>
      <Loadable state={data} texts={texts} onRetry={data.retry}>
        {(start) => {
          const { facts, info, account } = start.member;
          if (!hasTest(test, { ...info, rules: account.rules })) return <NotNeeded />;
          if (stepsOf(facts).LEVEL_1.status !== 'SUCCESS') return <Locked />;
          return (
            <TestForm
              test={test}
              template={start.template}
              onReload={() => invalidate(endpoints.questionnaireTemplate)}
            />
          );
        }}
      </Loadable>
      <RegionNotice />
    </Page>
  );
}

function NotNeeded() {
  const { t } = useTranslation();
  return (
    <ResultBanner
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
