import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvestorTest } from '../../domain/sites';
import { DeclaredPage, PageContentSkeleton } from '../shared/flow/declared-page';
import { useKeptTitle } from '../shared/flow/kept-title';
import { CHECK, useStepAddress } from '../shared/flow/step-address';
import { StepPageSkeleton } from '../shared/flow/step-page-skeleton';
import { RegionNotice } from '../shared/region/region-notice';
import { TEST_CHECK, TEST_INTROS, TEST_QUESTION } from './test-steps';

interface TestPageProps {
  readonly test: InvestorTest;
  readonly asks?: boolean;
  readonly children: ReactNode;
}

export function TestPage({ test, asks = false, children }: TestPageProps) {
  return (
    <DeclaredPage declared={TEST_INTROS[test]} asks={asks}>
      {children}
      <RegionNotice />
    </DeclaredPage>
  );
}

export function TestLoading({ test }: Pick<TestPageProps, 'test'>) {
  const { t } = useTranslation();
  const { step } = useStepAddress();
  const kept = useKeptTitle();
  const intro = TEST_INTROS[test];
  if (step === undefined) {
    return (
      <TestPage test={test} asks>
        <PageContentSkeleton declared={intro} />
      </TestPage>
    );
  }
  return (
    <StepPageSkeleton
      flow={t(intro.title)}
      declared={step === CHECK ? TEST_CHECK : TEST_QUESTION}
      title={step === CHECK ? undefined : kept}
      number={undefined}
    />
  );
}
