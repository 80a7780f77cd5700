import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { OperationName } from '../../../domain/operations';
import { joinSentences } from '../../../i18n/join-sentences';
import { longDate } from '../../../lib/long-date';
import { Button } from '../../../ui/button';
import { CodeForm } from '../../../ui/code-form';
import { Dialog } from '../../../ui/dialog';
import { TextLink } from '../../../ui/text-link';
import { supportWay } from '../exits/support-way';
import { leftToRight } from '../format/left-to-right';
import { useFieldTexts } from '../forms/use-field-texts';
import { ErrorActions } from '../loading/error-actions';
import { useErrorViews } from '../loading/error-view';
import { Challenge, type ChallengeState, isSent } from './challenge';
import type { RiskAnswer } from './use-risk-check';

interface RiskDialogProps {
  readonly operation: OperationName;
  /** Requires a code, or refuses. */
  readonly first: RiskAnswer;
  /** Aborts when the check has ended. */
  readonly signal: AbortSignal;
  /** Undefined if cancelled or refused. */
  readonly onSettle: (riskToken: string | undefined) => void;
}

/** After the first code, so a refusal does not change its layout. */
export function RiskDialog({ operation, first, signal, onSettle }: RiskDialogProps) {
  const { t, i18n } = useTranslation();
  const { texts } = useFieldTexts().codeDialog;
  const [challenge] = useState(() => new Challenge({ operation, first, signal, onPass: onSettle }));
  useEffect(() => challenge.start(), [challenge]);
  // For an input's value.
  const { state } = useSnapshot(challenge.shown, { sync: true });
  const { answer, method, code, phase } = state;
  const views = useErrorViews();
  const failed = state.failure && views.ofSubmit(state.failure);
  const codeProblem = useCodeProblem(state);
  const error = failed ? joinSentences(failed.body, i18n.language) : codeProblem;
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const refused = answer.decision === 'REJECT';
  const locked = answer.reason === 'locked';
  // Restores focus after each request, which may disable or remove the focused element.
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
              <ErrorActions view={failed} ways={{ retry: 'elsewhere' }} hasPrimary={false} />
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
                        // The chosen method leaves this list.
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

function useCodeProblem({ answer, phase }: ChallengeState): string | undefined {
  const { t } = useTranslation();
  if (phase !== 'ready') return undefined;
  if (answer.reason === 'wrong-code') return t('risk.wrongCode', { count: answer.attemptsLeft });
  if (answer.reason === 'expired-code') return t('risk.expiredCode');
  return undefined;
}
