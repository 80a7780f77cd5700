import type { PageDeclaration } from '../shared/flow/step-declaration';

export const RESET_STEP = {
  title: 'pages.resetkyc',
  lead: { text: 'resetkyc.lead' },
  shape: 'facts',
  help: ['needsLevel1'],
  action: { kind: 'button', label: 'resetkyc.action', beside: 'consent' },
} as const satisfies PageDeclaration;
