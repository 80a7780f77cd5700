import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowActions } from '../../../ui/flow-page';
import { Skeleton } from '../../../ui/skeleton';
import { StepSkeleton } from '../../../ui/step-skeleton';
import { DeclaredStep, type DeclaredStepProps } from './declared-step';
import type { StepAction } from './step-declaration';

interface StepPageSkeletonProps extends Omit<DeclaredStepProps, 'takesFocus' | 'isLoading' | 'children'> {
  readonly frame?: ReactNode;
}

/** Shows the title, progress and help, and reserves space for the rest. */
export function StepPageSkeleton({ frame, ...page }: StepPageSkeletonProps) {
  const { t } = useTranslation();
  const { shape, action } = page.declared;
  return (
    <DeclaredStep {...page} takesFocus={false} isLoading>
      {shape === 'frame' ? frame : <StepSkeleton shape={shape} label={t('shell.loading')} />}
      <ActionPlace action={action} />
    </DeclaredStep>
  );
}

export function ActionPlace({ action }: { readonly action: StepAction }) {
  if (action.kind !== 'button') return null;
  return (
    <FlowActions consent={action.beside === 'consent' ? <Skeleton className="h-18 w-full" /> : undefined}>
      <Skeleton isPlaceholder className="h-12 w-full sm:w-32" />
    </FlowActions>
  );
}
