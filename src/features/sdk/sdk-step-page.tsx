import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowScreen } from '../shared/flow/flow-screen';

/** Steps of the embedded verification: getting ready, and the vendor's flow. */
const STEPS = 2;

interface SdkStepPageProps {
  readonly step: 1 | 2;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly help?: ReactNode;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Layout of one step of the embedded verification: the same as in the account area, but without a way back, which belongs to the embedding page. */
export function SdkStepPage({ step, ...page }: SdkStepPageProps) {
  const { t } = useTranslation();
  return (
    <FlowScreen
      {...page}
      flow={t('sdk.title')}
      step={t('questionnaire.step', { number: step, total: STEPS })}
      progress={step / (STEPS + 1)}
    />
  );
}
