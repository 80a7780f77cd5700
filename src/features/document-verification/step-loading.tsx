import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepSkeleton } from '../../ui/step-skeleton';
import { consentRecord } from '../shared/consent/given-consent';
import { VendorFrame } from '../shared/vendor/vendor-frame';
import { Chosen } from './chosen';
import type { FlowPlace } from './flow-address';
import { sharingOf } from './sharing-of';
import { declarationOf } from './step-declaration';
import { StepPage } from './step-page';

/** A step while it loads: its own title and progress, and the shape of what follows. Undefined for a step after the partner's page. */
export function stepLoading(place: FlowPlace): ReactNode {
  const level = place.level ?? 'LEVEL_1';
  const declaration = declarationOf(place.step, { ...place, level });
  return declaration && <StepLoading place={{ ...place, level }} {...declaration} />;
}

type StepLoadingProps = NonNullable<ReturnType<typeof declarationOf>> & Pick<ComponentProps<typeof StepPage>, 'place'>;

function StepLoading({ place, lead, shape }: StepLoadingProps) {
  const { t } = useTranslation();
  return (
    <StepPage
      place={place}
      takesFocus={false}
      lead={lead ? <p>{t(lead)}</p> : shape === 'facts' && <Chosen {...place} />}
      isLoading
    >
      {shape === 'frame' ? (
        <VendorFrame partners={consentRecord(sharingOf(place))?.partners ?? []} isLoading actions={null} />
      ) : (
        <StepSkeleton shape={shape} label={t('shell.loading')} />
      )}
    </StepPage>
  );
}
