import type { PageDeclaration } from '../shared/flow/step-declaration';

/** What a reset says about itself before anything is loaded. */
export const RESET_STEP = {
  title: 'pages.resetkyc',
  lead: { text: 'resetkyc.lead' },
  shape: 'facts',
  // What the member needs to verify again.
  help: ['needsLevel1'],
  action: { kind: 'button', label: 'resetkyc.action', beside: 'consent' },
} as const satisfies PageDeclaration;
