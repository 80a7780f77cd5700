import { CONTINUE, type FormDeclaration, type StepDeclaration } from '../shared/flow/step-declaration';

export const UPDATE_FORM = {
  flow: 'pages.updatekyc',
  steps: [
    {
      name: 'document',
      title: 'flow.newDocument',
      lead: { text: 'updatekyc.lead', takes: 'update' },
      shape: 'choices',
      help: ['form'],
      action: { kind: 'choice' },
    },
    {
      name: 'details',
      title: 'flow.documentDetails',
      lead: undefined,
      shape: 'fields',
      help: ['form'],
      action: CONTINUE,
    },
  ],
  check: { action: 'updatekyc.action' },
  // Consent and photo, in the embedded verification.
  later: 2,
} as const satisfies FormDeclaration;

export const PHOTO_STEP = {
  title: 'flow.newPhoto',
  lead: undefined,
  shape: 'facts',
  help: ['photosOfDocument'],
  action: { kind: 'button', label: 'updatekyc.sent.action', beside: 'nothing' },
} as const satisfies StepDeclaration;
