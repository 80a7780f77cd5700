import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { DeclaredScreen } from '../shared/flow/declared-screen';
import { StepLoading } from '../shared/flow/step-loading';
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

/** Layout of one step of the embedded verification: the same as in the account area, but without a way back, which belongs to the embedding page. */
export function SdkStepPage({ step, ...page }: SdkStepPageProps) {
  return <DeclaredScreen {...page} {...usePlace(step)} />;
}

/** A step of the embedded verification while it loads. */
export function SdkStepLoading({ step }: Pick<SdkStepPageProps, 'step'>) {
  return <StepLoading {...usePlace(step)} frame={<VendorFrame partners={[]} isLoading actions={null} />} />;
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
