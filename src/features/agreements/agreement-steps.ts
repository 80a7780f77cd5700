import type { ReadableAgreement } from '../../domain/agreements';
import type { PageDeclaration } from '../shared/flow/step-declaration';

export const AGREEMENT_LIST = {
  title: 'agreements.listTitle',
  lead: { text: 'agreements.listLead' },
  shape: 'facts',
  help: [],
  action: { kind: 'choice' },
} as const satisfies PageDeclaration;

export function agreementStep(name: ReadableAgreement) {
  return {
    title: `agreements.names.${name}`,
    lead: { text: 'agreements.lead' },
    shape: 'document',
    help: [],
    action: { kind: 'button', label: 'agreements.accept', beside: 'nothing' },
  } as const satisfies PageDeclaration;
}
