import type { ParseKeys } from 'i18next';
import type { TimedTask } from '../../../domain/durations';
import type { StepShape } from '../../../ui/step-skeleton';
import type { HelpTopic } from '../help/declared-help';

type TextKey = ParseKeys<'user-accounts'>;

export type StepAction =
  /** `beside`: always in sight, such as a consent. */
  | { readonly kind: 'button'; readonly label: TextKey; readonly beside: 'consent' | 'nothing' }
  /** A tap on a card chooses and continues. */
  | { readonly kind: 'choice' }
  /** The banner has the action. */
  | { readonly kind: 'case' }
  | { readonly kind: 'partner' };

/** Known before loading. The placeholder shares it, so nothing moves. */
export interface StepDeclaration {
  /** Undefined: from the server, with reserved space. */
  readonly title: TextKey | undefined;
  /** Undefined: none, or the screen's own. */
  readonly lead: { readonly text?: TextKey; readonly takes?: TimedTask } | undefined;
  /** `frame`: the partner's page. */
  readonly shape: StepShape | 'frame';
  /** In display order. */
  readonly help: readonly HelpTopic[];
  readonly action: StepAction;
}

/** Such as an introduction or a list of tasks. */
export interface PageDeclaration extends Omit<StepDeclaration, 'shape' | 'help'> {
  readonly shape: StepShape;
  /** Undefined: the page is a guide. */
  readonly help: readonly Exclude<HelpTopic, 'own'>[] | undefined;
}

interface FormStepDeclaration extends StepDeclaration {
  readonly name: string;
}

export interface FormDeclaration {
  readonly flow: TextKey;
  readonly steps: readonly FormStepDeclaration[];
  readonly check: { readonly action: TextKey; readonly again?: TextKey };
  /** Steps after the form was sent. Default: 0. */
  readonly later?: number;
}

export const CONTINUE = { kind: 'button', label: 'questionnaire.continue', beside: 'nothing' } as const;
export const AGREE = { ...CONTINUE, beside: 'consent' } as const;

export const CHECK_STEP = {
  title: 'questionnaire.check.title',
  lead: { text: 'questionnaire.check.body' },
  shape: 'facts',
  help: ['form'],
  action: { kind: 'button', label: 'questionnaire.send', beside: 'nothing' },
} as const satisfies StepDeclaration;
