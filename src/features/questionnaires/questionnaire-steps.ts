import { CONTINUE, type PageDeclaration, type StepDeclaration } from '../shared/flow/step-declaration';

export const QUESTIONS_STEP = {
  title: undefined,
  lead: undefined,
  shape: 'fields',
  help: ['form'],
  action: CONTINUE,
} as const satisfies StepDeclaration;

export const QUESTIONNAIRE_INTRO = {
  title: undefined,
  lead: undefined,
  shape: 'intro',
  help: ['form'],
  action: { kind: 'button', label: 'questionnaire.begin', beside: 'nothing' },
} as const satisfies PageDeclaration;
