import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { FlowActions } from '../../../ui/flow-page';
import type { StepAction } from './step-declaration';

export type ButtonAction = Extract<StepAction, { readonly kind: 'button' }>;

type StepActionsProps<Action extends ButtonAction> = {
  readonly action: Action;
  /** Default: submits the form around it. */
  readonly onClick?: () => void;
} & (Action extends { readonly beside: 'consent' }
  ? { readonly consent: ReactNode }
  : { readonly consent?: undefined });

export function StepActions<Action extends ButtonAction>({ action, onClick, consent }: StepActionsProps<Action>) {
  const { t } = useTranslation();
  return (
    <FlowActions consent={consent}>
      <Button type={onClick ? 'button' : 'submit'} variant="primary" size="large" onClick={onClick}>
        {t(action.label)}
      </Button>
    </FlowActions>
  );
}
