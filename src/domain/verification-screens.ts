import { eligibility } from './eligibility';
import type { Eligibility, EligibilityFacts, RefusalReason } from './eligibility-types';
import type { DocumentType } from './statuses';
import { STEP_LEVELS, type StepLevel } from './steps';

/** No address may bypass the eligibility rule. */

export const FLOW_STEPS = ['choose', 'document', 'consent', 'run', 'return', 'result'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

const OWN_STEPS: Record<StepLevel, readonly FlowStep[]> = {
  LEVEL_1: ['choose', 'document', 'consent'],
  // Level 2 proves an address: the vendor asks for the document.
  LEVEL_2: ['choose', 'consent'],
};

export function isOwnStep(step: FlowStep): boolean {
  return OWN_STEPS.LEVEL_1.includes(step);
}

/** The vendor's step is the last. */
export function stepNumber(level: StepLevel, step: FlowStep): { readonly number: number; readonly total: number } {
  const steps = OWN_STEPS[level];
  const index = steps.indexOf(step);
  const total = steps.length + 1;
  return { number: index === -1 ? total : index + 1, total };
}

export function stepBeside(level: StepLevel, step: FlowStep, beside: 'next' | 'before'): FlowStep | undefined {
  const steps: readonly FlowStep[] = [...OWN_STEPS[level], 'run'];
  return steps[steps.indexOf(step) + (beside === 'next' ? 1 : -1)];
}

export interface DocumentChoice {
  /** ISO 3166 alpha-3; empty until chosen. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
}

/** An earlier missing step, if any. @param hasConsent on this visit, for this choice */
export function possibleStep(
  level: StepLevel,
  step: FlowStep,
  { country, documentType }: DocumentChoice,
  hasConsent: boolean,
): FlowStep {
  if (step === 'return' || step === 'result') return step;
  if (step === 'choose' || country === '') return 'choose';
  if (level === 'LEVEL_1' && documentType === undefined) return 'document';
  if (level === 'LEVEL_2' && step === 'document') return 'consent';
  return step === 'run' && !hasConsent ? 'consent' : step;
}

export type FlowScreen = FlowStep | 'refusal';

/** Their submission's result is shown instead. */
const HAS_RESULT: ReadonlySet<RefusalReason> = new Set([
  'in-review',
  'verified',
  'rejected-finally',
  'daily-limit',
  'not-asked',
]);

export function hasResult(answer: Eligibility): boolean {
  return !answer.allowed && HAS_RESULT.has(answer.reason);
}

/** A changeable country leads to `choose`, a submission to its result. */
export function flowScreen(step: FlowStep, answer: Eligibility): FlowScreen {
  if (answer.allowed) return step;
  if (answer.wayForward === 'other-country') return 'choose';
  return !isOwnStep(step) && hasResult(answer) ? 'result' : 'refusal';
}

export function nextLevel(facts: EligibilityFacts): StepLevel {
  const answers = STEP_LEVELS.map((level) => ({ level, answer: eligibility({ kind: 'document', level }, facts) }));
  const next =
    answers.find(({ answer }) => answer.allowed) ??
    answers.find(({ answer }) => !answer.allowed && answer.reason !== 'verified');
  return next?.level ?? 'LEVEL_2';
}
