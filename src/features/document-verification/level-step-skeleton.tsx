import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepNumber } from '../../domain/verification-screens';
import { consentRecord } from '../shared/consent/given-consent';
import { Chosen } from '../shared/flow/chosen';
import { StepPageSkeleton } from '../shared/flow/step-page-skeleton';
import { VendorFrame } from '../shared/vendor/vendor-frame';
import type { FlowPlace } from './flow-address';
import { sharingOf } from './sharing-of';
import { declarationOf } from './step-declaration';
import type { StepProps } from './step-props';

/** Undefined for steps after the partner's page. */
export function levelStepSkeleton(place: FlowPlace): ReactNode {
  const level = place.level ?? 'LEVEL_1';
  const declared = declarationOf(place.step, { ...place, level });
  return declared && <LevelStepSkeleton place={{ ...place, level }} declared={declared} />;
}

type LevelStepSkeletonProps = Pick<StepProps, 'place'> & {
  readonly declared: NonNullable<ReturnType<typeof declarationOf>>;
};

function LevelStepSkeleton({ place, declared }: LevelStepSkeletonProps) {
  const { t } = useTranslation();
  const { level, step } = place;
  return (
    <StepPageSkeleton
      declared={declared}
      {...stepNumber(level, step)}
      flow={t(`personal.level.${level}`)}
      lead={step === 'consent' ? <Chosen {...place} /> : undefined}
      frame={<VendorFrame partners={consentRecord(sharingOf(place))?.partners ?? []} isLoading actions={null} />}
    />
  );
}
