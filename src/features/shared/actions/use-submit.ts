import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../../api/errors';
import { UnreadableFile } from '../forms/encoded-file';
import type { ActionContext } from './action';
import { ReplacedText } from './submit-errors';
import type { OutcomeName } from './tell-outcome';
import { useAction } from './use-action';

/**
 * Why a change was not submitted. `unsure`: nobody knows whether it has arrived, and the next press of the button asks again. `refused`: the
 * server does not have it, so it may be sent again. `replaced`: what the member answered was replaced on the server, and is loaded anew.
 */
export type SubmitFailure =
  | { readonly kind: 'refused' | 'unsure'; readonly error: ApiError }
  | { readonly kind: 'replaced' };

/** State of a button that submits something. */
export interface Submit<A extends readonly unknown[]> {
  /** Submits; after an unsure failure it asks the server again. */
  readonly submit: (...args: A) => Promise<void>;
  readonly busy: boolean;
  /** Whether the answers must stay as they are: they are being sent, or nobody knows whether they have arrived. For `Locked`. */
  readonly isLocked: boolean;
  /** For `SubmitProblem`. */
  readonly failure: SubmitFailure | undefined;
  /** Label of the button: the given one, except after an unsure failure. */
  readonly label: (label: string) => string;
}

/**
 * Submits what the member has entered or decided, once at a time: every screen that changes something on the server uses it.
 *
 * @param body sends the change with the context's `submit`, and shows what was accepted
 * @param outcome what is changed, for the words about it
 * @param shows which refusals `SubmitProblem` shows; the others reject, so that the app shows a toast. Default: all
 */
export function useSubmit<A extends readonly unknown[]>(
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome: OutcomeName,
  shows: (error: ApiError) => boolean = () => true,
): Submit<A> {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<SubmitFailure>();
  const [submit, busy, doubt] = useAction(async (context, ...args: A) => {
    setFailure(undefined);
    try {
      await body(context, ...args);
    } catch (error) {
      // Nothing was sent, and the rules of the form say so at the field.
      if (error instanceof UnreadableFile) return;
      if (error instanceof ReplacedText) return setFailure({ kind: 'replaced' });
      if (!isApiError(error) || context.signal.aborted || !shows(error)) throw error;
      setFailure({ kind: 'refused', error });
    }
  }, outcome);
  return {
    submit,
    busy,
    isLocked: busy || doubt !== undefined,
    failure: doubt ? { kind: 'unsure', error: doubt } : failure,
    label: (label) => (doubt ? t('outcomes.unsure.check') : label),
  };
}
