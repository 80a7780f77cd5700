import type { ParseKeys } from 'i18next';
import type { TimedTask } from '../../../domain/durations';
import type { StepShape } from '../../../ui/step-skeleton';
import type { HelpTopic } from '../help/declared-help';

type TextKey = ParseKeys<'user-accounts'>;

/** How a step continues. */
export type StepAction =
  /** A button at its end, and what must be in sight beside it wherever the page is scrolled: the box of a consent, or nothing. */
  | { readonly kind: 'button'; readonly label: TextKey; readonly beside: 'consent' | 'nothing' }
  /** A tap on one of its cards chooses and continues. */
  | { readonly kind: 'choice' }
  /** The banner of a case has it: which one follows from what has become of a request. */
  | { readonly kind: 'case' }
  /** The partner's page has buttons of its own. */
  | { readonly kind: 'partner' };

/**
 * What a step of a flow says about itself before anything is loaded: its screen and the placeholder for that are made from it, so that nothing
 * changes its place when the screen appears. Its number follows from its place among the steps.
 */
export interface StepDeclaration {
  /** Undefined: the server's, which has its place kept. */
  readonly title: TextKey | undefined;
  /** What the step is for, and how long the whole task takes. Undefined: none, or the screen's own. */
  readonly lead: { readonly text?: TextKey; readonly takes?: TimedTask } | undefined;
  /** What it asks for; `frame`: the partner's page. */
  readonly shape: StepShape | 'frame';
  /** What helps with it, in the order in which it is shown. */
  readonly help: readonly HelpTopic[];
  readonly action: StepAction;
}

/** A step with a page of its own, such as an introduction, an agreement or a list of tasks. */
export interface PageDeclaration extends Omit<StepDeclaration, 'shape' | 'help'> {
  readonly shape: StepShape;
  /** What helps with it. Undefined: the page is a guide itself. */
  readonly help: readonly Exclude<HelpTopic, 'own'>[] | undefined;
}

/** A step of a form: the name in the address is its key. */
interface FormStepDeclaration extends StepDeclaration {
  readonly name: string;
}

/** All steps of a form with a check of the answers at its end. */
export interface FormDeclaration {
  /** Name of the whole flow. */
  readonly flow: TextKey;
  readonly steps: readonly FormStepDeclaration[];
  /** The check of all answers, which is the same in each form but for its button: the label, and the one after a refusal. */
  readonly check: { readonly action: TextKey; readonly again?: TextKey };
  /** Number of steps that follow after the form was sent. Default: 0. */
  readonly later?: number;
}

/** The action of most steps. */
export const CONTINUE = { kind: 'button', label: 'questionnaire.continue', beside: 'nothing' } as const;
/** The action of a step with a consent. */
export const AGREE = { ...CONTINUE, beside: 'consent' } as const;

/** The check of all answers before they are sent. */
export const CHECK_STEP = {
  title: 'questionnaire.check.title',
  lead: { text: 'questionnaire.check.body' },
  shape: 'facts',
  help: ['form'],
  action: { kind: 'button', label: 'questionnaire.send', beside: 'nothing' },
} as const satisfies StepDeclaration;
