import type { StepLevel } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import type { FlowPlace } from './flow-address';

export interface StepProps {
  readonly place: FlowPlace & { readonly level: StepLevel };
  readonly go: (next: Partial<FlowPlace>, replace?: boolean) => void;
  readonly goBack: (to: FlowStep) => void;
  /** False on the first screen after a page load. */
  readonly takesFocus: boolean;
}
