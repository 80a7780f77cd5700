import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/errors';
import { useOutcome } from '../../../ui/outcome';
import { UnreadableFile } from '../forms/encoded-file';
import type { ActionContext, SentDraft } from './action';
import { ReplacedText, type SubmitFailure } from './submit-errors';
import { isSentAgain, SubmitProblem } from './submit-problem';
import type { OutcomeName } from './tell-outcome';
import { useAction } from './use-action';

export interface Submit<A extends readonly unknown[]> {
  /** Asks the server after an unsure failure. */
  readonly submit: (...args: A) => Promise<void>;
  readonly busy: boolean;
  /** For `Locked`: sending, or in doubt. */
  readonly isLocked: boolean;
  readonly hasFailed: boolean;
  /** Changes after an unsure failure. */
  readonly label: (label: string) => string;
}

/** Once at a time. The page's slot for outcomes shows failures. `draft` is removed once the server accepts. */
export function useSubmit<A extends readonly unknown[]>(
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome: OutcomeName,
  draft?: SentDraft,
): Submit<A> {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<SubmitFailure>();
  const [submit, busy, doubt] = useAction(
    async (context, ...args: A) => {
      setFailed(undefined);
      try {
        await body(context, ...args);
      } catch (error) {
        // The field shows the error.
        if (error instanceof UnreadableFile) return;
        if (error instanceof ReplacedText) return setFailed({ kind: 'replaced' });
        if (!isApiError(error) || context.signal.aborted) throw error;
        setFailed({ kind: 'refused', error });
      }
    },
    outcome,
    draft,
  );
  const failure: SubmitFailure | undefined = doubt ? { kind: 'unsure', error: doubt } : failed;
  const onDismiss = () => setFailed(undefined);
  const problem = failure && <SubmitProblem {...{ failure, outcome, onDismiss }} />;
  useOutcome(problem, doubt ?? failed, failure?.kind === 'refused' && !isSentAgain(failure.error, outcome));
  return {
    submit,
    busy,
    isLocked: busy || doubt !== undefined,
    hasFailed: failure !== undefined,
    label: (label) => (doubt ? t('outcomes.unsure.check') : label),
  };
}
