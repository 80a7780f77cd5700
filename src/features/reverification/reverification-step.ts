import type { PageDeclaration } from '../shared/flow/step-declaration';

/** The request to verify again: what happened and the button, then what is needed. */
export const REVERIFICATION_STEP = {
  title: 'reverification.title',
  lead: { text: 'reverification.lead', takes: 'LEVEL_1' },
  shape: 'facts',
  help: ['photosOfDocument'],
  action: { kind: 'case' },
} as const satisfies PageDeclaration;
