import type { InvestorTest } from '../../domain/sites';
import { CHECK_STEP, CONTINUE, type PageDeclaration, type StepDeclaration } from '../shared/flow/step-declaration';

const INTRO = {
  shape: 'intro',
  help: ['form'],
  action: { kind: 'button', label: 'investorTest.start', beside: 'nothing' },
} as const;

/** The introduction of each test. */
export const TEST_INTROS = {
  knowledge: { ...INTRO, title: 'pages.cryptoKnowledgeTest', lead: { text: 'investorTest.knowledge.lead' } },
  'risk-tolerance': { ...INTRO, title: 'pages.riskToleranceTest', lead: { text: 'investorTest.risk-tolerance.lead' } },
} as const satisfies Record<InvestorTest, PageDeclaration>;

/** A question of a test, which names the step. */
export const TEST_QUESTION = {
  title: undefined,
  lead: undefined,
  shape: 'choices',
  help: ['form'],
  action: CONTINUE,
} as const satisfies StepDeclaration;

/** The answers once more: what is submitted is marked at once. */
export const TEST_CHECK = {
  ...CHECK_STEP,
  lead: { text: 'investorTest.checkLead' },
} as const satisfies StepDeclaration;
