import type { ParseKeys } from 'i18next';
import type { StepLevel } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import type { StepShape } from '../../ui/step-skeleton';
import { checkMethod } from './check-method';
import type { FlowPlace } from './flow-address';

/** What a step says about itself before anything is loaded: its screen and the placeholder for that are made from it. */
export interface StepDeclaration {
  readonly title: ParseKeys<'user-accounts'>;
  /** Default: what the member has chosen on the steps before; on the first step there is nothing yet. */
  readonly lead?: ParseKeys<'user-accounts'>;
  /** `frame`: the partner's page. */
  readonly shape: StepShape | 'frame';
}

/** Title of the partner's page for each method: the vendor takes the photos of a document and of the member. */
const CAPTURES = { document: 'identity', address: 'address', number: 'number' } as const;

type Chosen = Pick<FlowPlace, 'documentType'> & { readonly level: StepLevel };

/** The steps of a verification; those after the partner's page have layouts of their own. */
const STEPS: Readonly<Record<Exclude<FlowStep, 'return' | 'result'>, (chosen: Chosen) => StepDeclaration>> = {
  choose: ({ level }) => ({
    title: level === 'LEVEL_1' ? 'flow.country.issue' : 'flow.country.residence',
    lead: 'kyc.lead',
    shape: 'field',
  }),
  document: () => ({ title: 'flow.document', shape: 'choices' }),
  consent: (chosen) => ({
    title: `consent.before.${checkMethod(chosen) === 'address' ? 'address' : (chosen.documentType ?? 'document')}`,
    shape: 'facts',
  }),
  run: (chosen) => ({ title: `flow.capture.${CAPTURES[checkMethod(chosen)]}`, shape: 'frame' }),
};

/** What a step says about itself; undefined for those after the partner's page. */
export function declarationOf(step: FlowStep, chosen: Chosen): StepDeclaration | undefined {
  return step === 'return' || step === 'result' ? undefined : STEPS[step](chosen);
}
