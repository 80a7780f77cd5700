import type { InvestorTest } from '../../domain/sites';
import { CHECK_STEP, CONTINUE, type PageDeclaration, type StepDeclaration } from '../shared/flow/step-declaration';

const INTRO = {
  shape: 'intro',
  help: ['form'],
  action: { kind: 'button', label: 'investorTest.start', beside: 'nothing' },
} as const;

export const TEST_INTROS = {
  knowledge: { ...INTRO, title: 'pages.cryptoKnowledgeTest', lead: { text: 'investorTest.knowledge.lead' } },
  'risk-tolerance': { ...INTRO, title: 'pages.riskToleranceTest', lead: { text: 'investorTest.risk-tolerance.lead' } },
} as const satisfies Record<InvestorTest, PageDeclaration>;

export const TEST_QUESTION = {
  title: undefined,
  lead: undefined,
  shape: 'choices',
  help: ['form'],
  action: CONTINUE,
} as const satisfies StepDeclaration;

export const TEST_CHECK = {
  ...CHECK_STEP,
  lead: { text: 'investorTest.checkLead' },
} as const satisfies StepDeclaration;
