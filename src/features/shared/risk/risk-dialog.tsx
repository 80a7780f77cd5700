import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { helpLink } from '../../../domain/help-links';
import type { OperationName } from '../../../domain/operations';
import { initialConfig } from '../../../lib/initial-config';
import { Button } from '../../../ui/button';
import { CodeForm } from '../../../ui/code-form';
import { Dialog } from '../../../ui/dialog';
import { WayOutButton } from '../../../ui/error-state';
import { TextLink } from '../../../ui/text-link';
import { leftToRight } from '../format/left-to-right';
import { longDate } from '../format/long-date';
import { useFieldTexts } from '../forms/use-field-texts';
import { useErrorTexts } from '../loading/load-texts';
import { type Challenge, isSent, useChallenge } from './use-challenge';
import type { RiskAnswer } from './use-risk-check';

interface RiskDialogProps {
  readonly operation: OperationName;
  /** The answer that asked for a proof, or refused. */
  readonly first: RiskAnswer;
  /** The token of a passed check; undefined when the member gave up or may not. */
  readonly onSettle: (riskToken: string | undefined) => void;
}

/**
 * Asks for the one-time code, and says why an operation is not allowed. One dialog throughout, which opens when the first code is sent: it
 * neither says that before it is true nor jumps when a refusal comes instead.
 */
export function RiskDialog({ operation, first, onSettle }: RiskDialogProps) {
  const { t } = useTranslation();
  const { texts } = useFieldTexts().codeDialog;
  const { challenge, send, submit, choose, setCode } = useChallenge(operation, first, onSettle);
  const { answer, method, code, phase } = challenge;
  const failed = useErrorTexts(challenge.failure);
  const problem = useCodeProblem(challenge);
  const say = challenge.failure ? failed.errorBody.join(' ') : problem;
  const input = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const refused = answer.decision === 'REJECT';
  const locked = answer.reason === 'locked';
  // Where it goes on after each exchange: what had the focus may be disabled by then, or gone with the form that a refusal replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of an exchange is the moment, not a value.
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
              <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>{t('risk.support')}</a>
            </Button>
          </>
        ),
      }
    : {
        title: t(`risk.operation.${operation}`),
        description: challenge.hasCode && <p>{t(`risk.sentBy.${method}`, { target: leftToRight(target) })}</p>,
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
            onCode={setCode}
            onSubmit={(typed) => void submit(typed)}
            onResend={isSent(method) ? () => void send(method) : undefined}
            resendAt={challenge.resendAt}
            busy={phase === 'checking'}
            sending={phase === 'sending'}
            error={say}
            length={first.codeLength}
            input={input}
            texts={texts}
          />
          {failed.wayOut && <WayOutButton wayOut={failed.wayOut} />}
          {others.length > 0 && (
            <ul className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
              {others.map((one) => (
                <li key={one.method}>
                  <TextLink asChild>
                    <button
                      type="button"
                      onClick={() => {
                        // The way that was chosen leaves this list, and the focus must not go with it.
                        input.current?.focus();
                        void choose(one.method);
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

/** What was wrong with the last code, at its field; undefined when nothing was, and while the next try is under way. */
function useCodeProblem({ answer, phase }: Challenge): string | undefined {
  const { t } = useTranslation();
  if (phase !== 'ready') return undefined;
  if (answer.reason === 'wrong-code') return t('risk.wrongCode', { count: answer.attemptsLeft });
  if (answer.reason === 'expired-code') return t('risk.expiredCode');
  return undefined;
}
