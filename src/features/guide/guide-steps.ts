import type { PageDeclaration } from '../shared/flow/step-declaration';

const GUIDE = {
  help: undefined,
  action: { kind: 'button', label: 'guide.step2.next', beside: 'nothing' },
} as const;

export const PREPARATION_STEP = {
  ...GUIDE,
  title: 'pages.step1',
  lead: { text: 'guide.step1.lead', takes: 'LEVEL_1' },
  shape: 'intro',
} as const satisfies PageDeclaration;

export const PROCEDURE_STEP = {
  ...GUIDE,
  title: 'pages.step2',
  lead: { text: 'guide.step2.lead' },
  shape: 'facts',
} as const satisfies PageDeclaration;
