import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/client';
import { riskEndpoints } from '../api/endpoints/risk';
import { isApiError } from '../api/errors';
import { helpLink } from '../domain/help-links';
import { OPERATIONS, type OperationName } from '../domain/operations';
import type { ChallengeMethod } from '../domain/risk';
import { deviceId } from '../lib/device-id';
import { initialConfig } from '../lib/initial-config';
import { Button } from '../ui/button';
import { CodeDialog } from '../ui/code-dialog';
import { Dialog } from '../ui/dialog';
import { useFieldTexts } from './use-field-texts';
import type { RiskAnswer } from './use-risk-check';

interface RiskDialogProps {
  readonly operation: OperationName;
  /** The answer that asked for a proof, or refused. */
  readonly first: RiskAnswer;
  /** The token of a passed check; undefined when the member gave up or may not. */
  readonly onSettle: (riskToken: string | undefined) => void;
}

/** Ways to which a code is sent; an authenticator makes its own. */
const SENT: readonly ChallengeMethod[] = ['email', 'sms'];

/** Asks for the one-time code, and says why an operation is not allowed. */
export function RiskDialog({ operation, first, onSettle }: RiskDialogProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const [answer, setAnswer] = useState(first);
  const [method, setMethod] = useState(first.methods[0]?.method ?? 'email');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const code = OPERATIONS[operation];

  /** Runs one exchange at a time; what fails is said in the dialog, and the next try is the member's. */
  const exchange = useCallback(
    async (ask: () => Promise<RiskAnswer>) => {
      if (underway.current) return;
      underway.current = true;
      setBusy(true);
      setError(undefined);
      try {
        const next = await ask();
        if (next.decision === 'PASS') return onSettle(next.riskToken);
        setAnswer(next);
        if (next.reason === 'wrong-code') setError(t('risk.wrongCode', { count: next.attemptsLeft }));
        if (next.reason === 'expired-code') setError(t('risk.expiredCode'));
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        setError(t('risk.failed'));
      } finally {
        underway.current = false;
        setBusy(false);
      }
    },
    [onSettle, t],
  );

  /** Has a code sent. The device is checked first: codes are not sent at the word of just any machine (spec 7, `default-intercept`). */
  const send = useCallback(
    (by: ChallengeMethod) =>
      exchange(async () => {
        const device = await call(
          riskEndpoints.defaultIntercept,
          { sence: String(OPERATIONS.OTP) },
          { headers: { guid: deviceId() } },
        );
        if (device.decision === 'REJECT') return device;
        const { challengeId } = answer;
        return call(riskEndpoints.riskIntercept, { operation: code, method: by, ...(challengeId && { challengeId }) });
      }),
    [answer, code, exchange],
  );

  // The first code is sent with the dialog; the ref keeps a second render from sending another one.
  const sentFirst = useRef(false);
  useEffect(() => {
    if (sentFirst.current || first.decision !== 'CHALLENGE') return;
    sentFirst.current = true;
    if (SENT.includes(method)) void send(method);
  }, [first, method, send]);

  if (answer.decision === 'REJECT') return <Refused answer={answer} onClose={() => onSettle(undefined)} />;

  const target = answer.methods.find((one) => one.method === method)?.target ?? '';
  const others = answer.methods.filter((one) => one.method !== method);
  const change = (by: ChallengeMethod) => {
    setMethod(by);
    setError(undefined);
    if (SENT.includes(by)) void send(by);
  };
  return (
    <CodeDialog
      // Another way is another code: what was typed is not kept.
      key={method}
      open
      onOpenChange={(open) => !open && onSettle(undefined)}
      title={t(`risk.operation.${operation}`)}
      description={t(`risk.sentBy.${method}`, { target })}
      onSubmit={(typed) =>
        void exchange(() =>
          call(riskEndpoints.riskIntercept, { operation: code, challengeId: answer.challengeId, method, code: typed }),
        )
      }
      onResend={() => void send(method)}
      busy={busy}
      error={error}
      length={answer.codeLength}
      resendAfter={Math.ceil(answer.resendAfterMs / 1000)}
      {...fields.codeDialog}
    >
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((one) => (
            <Button key={one.method} variant="default" size="small" disabled={busy} onClick={() => change(one.method)}>
              {t(`risk.useInstead.${one.method}`)}
            </Button>
          ))}
        </div>
      )}
    </CodeDialog>
  );
}

function Refused({ answer, onClose }: { readonly answer: RiskAnswer; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const locked = answer.reason === 'locked';
  const until =
    answer.retryAt === undefined
      ? undefined
      : new Intl.DateTimeFormat(i18n.language, {
          dateStyle: 'long',
          timeStyle: 'short',
          calendar: 'gregory',
          numberingSystem: 'latn',
        }).format(answer.retryAt);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(locked ? 'risk.lockedTitle' : 'risk.refusedTitle')}
      description={t(locked ? 'risk.lockedBody' : 'risk.refusedBody')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('shell.close')}
          </Button>
          <Button asChild>
            <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>{t('risk.support')}</a>
          </Button>
        </>
      }
    >
      {until !== undefined && <p>{t('risk.retryAt', { date: until })}</p>}
    </Dialog>
  );
}
