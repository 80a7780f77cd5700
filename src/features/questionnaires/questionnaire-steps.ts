import { CONTINUE, type StepDeclaration } from '../shared/flow/step-declaration';

/** A screen of questions; the server names it. */
export const QUESTIONS_STEP = {
  title: undefined,
  lead: undefined,
  shape: 'fields',
  help: ['form'],
  action: CONTINUE,
} as const satisfies StepDeclaration;
