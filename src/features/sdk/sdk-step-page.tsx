import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { NO_JOURNEY } from '../../lib/sdk-address';
import { store } from '../../lib/store';
import { DeclaredStep } from '../shared/flow/declared-step';
import { StepPageSkeleton } from '../shared/flow/step-page-skeleton';
import { VendorFrame } from '../shared/vendor/vendor-frame';
import { sdkMethod } from './sdk-method';
import { SDK_STEPS } from './sdk-steps';
import { useSdkTitle } from './use-sdk-title';

const NAMES = ['start', 'run'] as const;
type SdkStepName = (typeof NAMES)[number];

interface SdkStepPageProps {
  readonly step: SdkStepName;
  readonly lead?: ReactNode;
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
  const { sdk } = useSnapshot(store);
  const { steps, documentType } = sdk?.journey ?? NO_JOURNEY;
  return {
    flow: useSdkTitle(),
    declared: SDK_STEPS[step]({ method: sdkMethod(sdk), documentType }),
    number: steps + NAMES.indexOf(step) + 1,
    total: steps + NAMES.length,
  };
}
