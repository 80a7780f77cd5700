import type { StepLevel } from '../../domain/steps';
import type { FlowPlace } from './flow-address';

/** Props of each step of the flow. */
export interface StepProps {
  readonly place: FlowPlace & { readonly level: StepLevel };
  /** Changes the address; `replace`: the back button skips the current one. */
  readonly go: (next: Partial<FlowPlace>, replace?: boolean) => void;
}
