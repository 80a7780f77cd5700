import type { StepLevel } from '../../domain/steps';
import type { FlowPlace } from './flow-address';

/** What each step of the flow is given. */
export interface StepProps {
  readonly place: FlowPlace & { readonly level: StepLevel };
  /** Goes to another place; `replace` where the present one is not to be come back to. */
  readonly go: (next: Partial<FlowPlace>, replace?: boolean) => void;
}
