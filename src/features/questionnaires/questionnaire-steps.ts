import { CONTINUE, type PageDeclaration, type StepDeclaration } from '../shared/flow/step-declaration';

/** A screen of questions; the server names it. */
export const QUESTIONS_STEP = {
  title: undefined,
  lead: undefined,
  shape: 'fields',
  help: ['form'],
  action: CONTINUE,
} as const satisfies StepDeclaration;

/** Before the first question; the page is named by the questionnaire, and its lead says what the server or its row does. */
export const QUESTIONNAIRE_INTRO = {
  title: undefined,
  lead: undefined,
  shape: 'intro',
  help: ['form'],
  action: { kind: 'button', label: 'questionnaire.begin', beside: 'nothing' },
} as const satisfies PageDeclaration;
