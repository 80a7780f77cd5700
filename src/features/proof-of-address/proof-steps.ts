import { AGREE, CONTINUE, type FormDeclaration } from '../shared/flow/step-declaration';

export const PROOF_FORM = {
  flow: 'pages.updatePOA',
  steps: [
    {
      name: 'paper',
      title: 'flow.paper',
      lead: { text: 'poa.lead', takes: 'proofOfAddress' },
      shape: 'choices',
      help: ['needsLevel2', 'form'],
      action: { kind: 'choice' },
    },
    { name: 'document', title: 'flow.upload', lead: undefined, shape: 'fields', help: ['form'], action: CONTINUE },
    {
      name: 'address',
      title: 'flow.addressOnDocument',
      lead: undefined,
      shape: 'fields',
      help: ['form'],
      action: CONTINUE,
    },
    { name: 'share', title: 'consent.before.address', lead: undefined, shape: 'facts', help: ['form'], action: AGREE },
  ],
  check: { action: 'poa.send', again: 'poa.sendAgain' },
} as const satisfies FormDeclaration;
