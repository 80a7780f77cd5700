import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvestorTest } from '../../domain/sites';
import { DeclaredPage, PagePlaceholder } from '../shared/flow/declared-page';
import { useKeptTitle } from '../shared/flow/kept-title';
import { CHECK, useStepAddress } from '../shared/flow/step-address';
import { StepLoading } from '../shared/flow/step-loading';
import { RegionNotice } from '../shared/region/region-notice';
import { TEST_CHECK, TEST_INTROS, TEST_QUESTION } from './test-steps';

interface TestPageProps {
  readonly test: InvestorTest;
  /** Whether it asks something of the member: only the introduction does. Default: false. */
  readonly asks?: boolean;
  readonly children: ReactNode;
}

/** Layout of every screen of a test except its questions: with the notice of the member's regulator at the end. */
export function TestPage({ test, asks = false, children }: TestPageProps) {
  return (
    <DeclaredPage declared={TEST_INTROS[test]} asks={asks}>
      {children}
      <RegionNotice />
    </DeclaredPage>
  );
}

/** A test while it, or the member's kept answers, are loading: the step that the address names. */
export function TestLoading({ test }: Pick<TestPageProps, 'test'>) {
  const { t } = useTranslation();
  const { step } = useStepAddress();
  const kept = useKeptTitle();
  const intro = TEST_INTROS[test];
  if (step === undefined) {
    return (
      <TestPage test={test} asks>
        <PagePlaceholder declared={intro} />
      </TestPage>
    );
  }
  return (
    <StepLoading
      flow={t(intro.title)}
      declared={step === CHECK ? TEST_CHECK : TEST_QUESTION}
      title={step === CHECK ? undefined : kept}
      number={undefined}
      progress={0}
    />
  );
}
