import type { PageDeclaration } from '../shared/flow/step-declaration';

/** The list of compliance tasks: each leads to its screen. */
export const TASKS_STEP = {
  title: 'pages.complianceTasks',
  lead: { text: 'complianceTasks.lead' },
  shape: 'rows',
  help: [],
  action: { kind: 'choice' },
} as const satisfies PageDeclaration;
