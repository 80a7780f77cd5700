import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { FlowActions } from '../../../ui/flow-page';
import type { StepAction } from './step-declaration';

/** A step's button, as it declares it. */
export type ButtonAction = Extract<StepAction, { readonly kind: 'button' }>;

type StepActionsProps<Action extends ButtonAction> = {
  readonly action: Action;
  /** Default: the button submits the form around it. */
  readonly onClick?: () => void;
} & (Action extends { readonly beside: 'consent' }
  ? { /** The box of the consent. */ readonly consent: ReactNode }
  : { readonly consent?: undefined });

/** The primary action of a step, and beside it what the step says must be in sight there. */
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
