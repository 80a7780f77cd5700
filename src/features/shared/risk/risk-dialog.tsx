import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { OperationName } from '../../../domain/operations';
import { joinSentences } from '../../../i18n/join-sentences';
import { longDate } from '../../../lib/long-date';
import { Button } from '../../../ui/button';
import { CodeForm } from '../../../ui/code-form';
import { Dialog } from '../../../ui/dialog';
import { ErrorActions } from '../../../ui/error-state';
import { TextLink } from '../../../ui/text-link';
import { supportWay } from '../exits/support-way';
import { leftToRight } from '../format/left-to-right';
import { useFieldTexts } from '../forms/use-field-texts';
import { useErrorViews } from '../loading/error-view';
import { Challenge, type ChallengeState, isSent } from './challenge';
import type { RiskAnswer } from './use-risk-check';

interface RiskDialogProps {
  readonly operation: OperationName;
  /** The answer that requires a code, or refuses. */
  readonly first: RiskAnswer;
  /** Aborts when the check has ended. */
  readonly signal: AbortSignal;
  /** Called with the token of a passed check, or undefined if the member cancelled or was refused. */
  readonly onSettle: (riskToken: string | undefined) => void;
}

/**
 * Dialog for the one-time code, and for the reason why an operation is refused. It opens when the first code has been sent, so that it does not
 * claim this too early, and does not change its layout if the operation is refused instead.
 */
export function RiskDialog({ operation, first, signal, onSettle }: RiskDialogProps) {
  const { t, i18n } = useTranslation();
  const { texts } = useFieldTexts().codeDialog;
  const [challenge] = useState(() => new Challenge({ operation, first, signal, onPass: onSettle }));
  useEffect(() => challenge.start(), [challenge]);
  // Synchronous, because the state contains the value of an input.
  const { state } = useSnapshot(challenge.shown, { sync: true });
  const { answer, method, code, phase } = state;
  const views = useErrorViews();
  const failed = state.failure && views.ofSubmit(state.failure);
  const codeProblem = useCodeProblem(state);
  const error = failed ? joinSentences(failed.errorBody, i18n.language) : codeProblem;
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const refused = answer.decision === 'REJECT';
  const locked = answer.reason === 'locked';
  // Focus after each request: the focused element may be disabled, or removed with the form that a refusal replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the end of each request.
  useEffect(() => {
    (refused ? close : input).current?.focus();
  }, [refused, phase]);
  if (phase === 'opening') return null;

  const giveUp = () => onSettle(undefined);
  const target = first.methods.find((one) => one.method === method)?.target ?? '';
  const others = first.methods.filter((one) => one.method !== method);
  const frame = refused
    ? {
        title: t(locked ? 'risk.lockedTitle' : 'risk.refusedTitle'),
        description: <p role="alert">{t(locked ? 'risk.lockedBody' : 'risk.refusedBody')}</p>,
        initialFocus: close,
        actions: (
          <>
            <Button ref={close} variant="primary" onClick={giveUp}>
              {t('shell.close')}
            </Button>
            <Button asChild>
              <a {...supportWay()}>{t('risk.support')}</a>
            </Button>
          </>
        ),
      }
    : {
        title: t(`risk.operation.${operation}`),
        description: state.hasCode && <p>{t(`risk.sentBy.${method}`, { target: leftToRight(target) })}</p>,
        initialFocus: input,
      };
  return (
    <Dialog open onOpenChange={(open) => !open && giveUp()} closeLabel={t('shell.close')} {...frame}>
      {refused ? (
        <RetryAt time={answer.retryAt} />
      ) : (
        <>
          <CodeForm
            code={code}
            onCode={challenge.setCode}
            onSubmit={(typed) => void challenge.submit(typed)}
            onResend={isSent(method) ? () => void challenge.send(method) : undefined}
            resendAt={state.resendAt}
            busy={phase === 'checking'}
            sending={phase === 'sending'}
            error={error}
            length={first.codeLength}
            input={input}
            texts={texts}
          />
          {failed && (
            <p className="flex flex-wrap items-center gap-3 empty:hidden">
              <ErrorActions texts={{ ...failed, retry: undefined }} />
            </p>
          )}
          {others.length > 0 && (
            <ul className="flex flex-col gap-2 border-t border-line pt-4 text-sm pointer-coarse:gap-5 pointer-coarse:pb-1">
              {others.map((one) => (
                <li key={one.method}>
                  <TextLink asChild>
                    <button
                      type="button"
                      onClick={() => {
                        // The chosen method is removed from this list, so the focus moves first.
                        input.current?.focus();
                        challenge.choose(one.method);
                      }}
                    >
                      {t(`risk.useInstead.${one.method}`)}
                    </button>
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}

function RetryAt({ time }: { readonly time: number | undefined }) {
  const { t, i18n } = useTranslation();
  return time === undefined ? null : (
    <p>{t('risk.retryAt', { date: longDate(time, i18n.language, { timeStyle: 'short' }) })}</p>
  );
}

/** Error text of the code field for a rejected code; undefined if there is none, and while a request is in flight. */
function useCodeProblem({ answer, phase }: ChallengeState): string | undefined {
  const { t } = useTranslation();
  if (phase !== 'ready') return undefined;
  if (answer.reason === 'wrong-code') return t('risk.wrongCode', { count: answer.attemptsLeft });
  if (answer.reason === 'expired-code') return t('risk.expiredCode');
  return undefined;
}
