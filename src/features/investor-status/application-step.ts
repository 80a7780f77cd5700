import type { InvestorClass } from '../../domain/sites';
import type { PageDeclaration } from '../shared/flow/step-declaration';

const APPLICATION = {
  shape: 'fields',
  help: ['kept'],
  action: { kind: 'button', label: 'investorStatus.send', beside: 'consent' },
} as const;

export const APPLICATION_STEPS = {
  professional: {
    ...APPLICATION,
    title: 'pages.professional',
    lead: { text: 'investorStatus.professional.lead', takes: 'application' },
  },
  qualified: {
    ...APPLICATION,
    title: 'pages.qualifiedInvestor',
    lead: { text: 'investorStatus.qualified.lead', takes: 'application' },
  },
} as const satisfies Record<InvestorClass, PageDeclaration>;
