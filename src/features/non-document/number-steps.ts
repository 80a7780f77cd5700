import { AGREE, CONTINUE, type FormDeclaration } from '../shared/flow/step-declaration';

export const NUMBER_FORM = {
  flow: 'pages.vendor',
  steps: [
    {
      name: 'country',
      title: 'flow.country.residence',
      lead: { text: 'nonDocument.lead', takes: 'number' },
      shape: 'field',
      help: ['form'],
      action: CONTINUE,
    },
    { name: 'details', title: 'flow.details', lead: undefined, shape: 'fields', help: ['form'], action: CONTINUE },
    { name: 'share', title: 'consent.before.BVN', lead: undefined, shape: 'facts', help: ['form'], action: AGREE },
  ],
  check: { action: 'nonDocument.send' },
} as const satisfies FormDeclaration;
