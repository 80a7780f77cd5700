import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { DeclaredStep } from '../shared/flow/declared-step';
import { StepPageSkeleton } from '../shared/flow/step-page-skeleton';
import { VendorFrame } from '../shared/vendor/vendor-frame';
import { sdkMethod } from './sdk-method';
import { SDK_STEPS } from './sdk-steps';

const NAMES = ['start', 'run'] as const;
type SdkStepName = (typeof NAMES)[number];

interface SdkStepPageProps {
  readonly step: SdkStepName;
  readonly lead?: ReactNode;
  readonly ownHelp?: ReactNode;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The way back belongs to the embedding page. */
export function SdkStepPage({ step, ...page }: SdkStepPageProps) {
  return <DeclaredStep {...page} {...usePlace(step)} />;
}

export function SdkStepSkeleton({ step }: Pick<SdkStepPageProps, 'step'>) {
  return <StepPageSkeleton {...usePlace(step)} frame={<VendorFrame partners={[]} isLoading actions={null} />} />;
}

function usePlace(step: SdkStepName) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  return {
    flow: t('sdk.title'),
    declared: SDK_STEPS[step](sdkMethod(sdk)),
    number: NAMES.indexOf(step) + 1,
    total: NAMES.length,
  };
}
