import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowActions } from '../../../ui/flow-page';
import { Skeleton } from '../../../ui/skeleton';
import { StepSkeleton } from '../../../ui/step-skeleton';
import { DeclaredScreen, type DeclaredScreenProps } from './declared-screen';
import type { StepAction } from './step-declaration';

interface StepLoadingProps extends Omit<DeclaredScreenProps, 'takesFocus' | 'isLoading' | 'children'> {
  /** The place of the partner's page, for a step that shows it. */
  readonly frame?: ReactNode;
}

/** A step while it loads: its own title, progress and help, the shape of what follows, and the place of its action. */
export function StepLoading({ frame, ...page }: StepLoadingProps) {
  const { t } = useTranslation();
  const { shape, action } = page.declared;
  return (
    <DeclaredScreen {...page} takesFocus={false} isLoading>
      {shape === 'frame' ? frame : <StepSkeleton shape={shape} label={t('shell.loading')} />}
      <ActionPlace action={action} />
    </DeclaredScreen>
  );
}

/** The place of a step's button and of what stands beside it. */
export function ActionPlace({ action }: { readonly action: StepAction }) {
  if (action.kind !== 'button') return null;
  return (
    <FlowActions consent={action.beside === 'consent' ? <Skeleton className="h-18 w-full" /> : undefined}>
      <Skeleton isPlaceholder className="h-12 w-full sm:w-32" />
    </FlowActions>
  );
}
