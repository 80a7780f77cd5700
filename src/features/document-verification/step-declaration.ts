import type { StepLevel } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import type { StepDeclaration } from '../shared/flow/step-declaration';
import type { HelpTopic } from '../shared/help/declared-help';
import { checkMethod } from './check-method';
import type { FlowPlace } from './flow-address';

const CAPTURES = { document: 'identity', address: 'address', number: 'number' } as const;

const RUN_TIMES = { document: 'newPhoto', address: 'LEVEL_2', number: 'number' } as const;

const NEXT = { kind: 'button', label: 'kyc.continue', beside: 'nothing' } as const;

type Chosen = Pick<FlowPlace, 'documentType'> & { readonly level: StepLevel };

const PHOTOS = { document: ['photos'], address: ['photosOfDocument'], number: [] } as const;

function photosFor(chosen: Chosen): readonly HelpTopic[] {
  return PHOTOS[checkMethod(chosen)];
}

export const STEPS = {
  choose: ({ level }) => ({
    title: level === 'LEVEL_1' ? 'flow.country.issue' : 'flow.country.residence',
    lead: { text: level === 'LEVEL_1' ? 'kyc.lead' : 'poa.lead' },
    shape: 'field',
    help: ['own', level === 'LEVEL_1' ? 'needsLevel1' : 'needsLevel2'],
    action: NEXT,
  }),
  document: () => ({
    title: 'flow.document',
    lead: undefined,
    shape: 'choices',
    help: ['photosOfDocument'],
    action: { kind: 'choice' },
  }),
  consent: (chosen) => ({
    title: `consent.before.${checkMethod(chosen) === 'address' ? 'address' : (chosen.documentType ?? 'document')}`,
    lead: undefined,
    shape: 'facts',
    help: photosFor(chosen),
    action: { ...NEXT, beside: 'consent' },
  }),
  run: (chosen) => ({
    title: `flow.capture.${CAPTURES[checkMethod(chosen)]}`,
    lead: { takes: RUN_TIMES[checkMethod(chosen)] },
    shape: 'frame',
    help: ['runOfChosen', ...photosFor(chosen)],
    action: { kind: 'partner' },
  }),
} as const satisfies Record<Exclude<FlowStep, 'return' | 'result'>, (chosen: Chosen) => StepDeclaration>;

export function declarationOf(step: FlowStep, chosen: Chosen): StepDeclaration | undefined {
  return step === 'return' || step === 'result' ? undefined : STEPS[step](chosen);
}
