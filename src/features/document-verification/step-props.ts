import type { StepLevel } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import type { FlowPlace } from './flow-address';

/** Props of each step of the flow. */
export interface StepProps {
  readonly place: FlowPlace & { readonly level: StepLevel };
  /** Changes the address; `replace`: the back button skips the current one. */
  readonly go: (next: Partial<FlowPlace>, replace?: boolean) => void;
  /** Goes to an earlier step: back in the browser's history if that is where the member came from. */
  readonly goBack: (to: FlowStep) => void;
  /** Whether the title of the step takes the focus: not on the first screen after the page was loaded. */
  readonly takesFocus: boolean;
}
