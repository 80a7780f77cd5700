import { CONTINUE, type FormDeclaration } from '../shared/flow/step-declaration';

export const RESIDENCE_FORM = {
  flow: 'pages.residenceInfo',
  steps: [
    {
      name: 'country',
      title: 'flow.country.residence',
      lead: { text: 'residence.lead', takes: 'residence' },
      shape: 'field',
      help: ['form'],
      action: CONTINUE,
    },
    { name: 'address', title: 'flow.address', lead: undefined, shape: 'fields', help: ['form'], action: CONTINUE },
  ],
  check: { action: 'residence.save' },
} as const satisfies FormDeclaration;
