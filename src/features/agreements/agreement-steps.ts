import type { ReadableAgreement } from '../../domain/agreements';
import type { PageDeclaration } from '../shared/flow/step-declaration';

/** The list of agreements: each leads to its text. */
export const AGREEMENT_LIST = {
  title: 'agreements.listTitle',
  lead: { text: 'agreements.listLead' },
  shape: 'facts',
  help: [],
  action: { kind: 'choice' },
} as const satisfies PageDeclaration;

/** One agreement: it is read to its end, then accepted or declined. */
export function agreementStep(name: ReadableAgreement) {
  return {
    title: `agreements.names.${name}`,
    lead: { text: 'agreements.lead' },
    shape: 'document',
    help: [],
    action: { kind: 'button', label: 'agreements.accept', beside: 'nothing' },
  } as const satisfies PageDeclaration;
}
