import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client';
import type { ResponseOf } from '../../../api/endpoint';
import { riskEndpoints } from '../../../api/endpoints/risk';
import { OPERATIONS, type OperationName } from '../../../domain/operations';
import { loadFile } from '../../../lib/load-file';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { LazyPart } from '../loading/lazy-part';

export type RiskAnswer = ResponseOf<typeof riskEndpoints.riskIntercept>;

const loadDialog = async () => (await loadFile(() => import('./risk-dialog'))).RiskDialog;

/** A check for which the dialog is shown. */
interface OpenCheck {
  readonly operation: OperationName;
  readonly first: RiskAnswer;
  /** Aborts when the check has ended. */
  readonly signal: AbortSignal;
  readonly settle: (riskToken: string | undefined) => void;
}

export interface RiskCheck {
  /**
   * Checks whether an operation is allowed; if the server requires it, a dialog requests a one-time code. Resolves to the token for the
   * operation, or to undefined if the member cancelled or was refused, which the dialog has shown. Rejects if the call fails. The signal
   * of the action ends the check and closes the dialog.
   */
  readonly check: (operation: OperationName, signal: AbortSignal) => Promise<string | undefined>;
  /** The dialog; has to be rendered on the page. */
  readonly dialog: ReactNode;
}

/** In SDK mode there is no session, so the check for callers without one decides, by the device. It asks for no code. */
function firstAnswer(operation: OperationName, signal: AbortSignal): Promise<RiskAnswer> {
  const code = OPERATIONS[operation];
  const options = { signal, fresh: true };
  if (isByToken()) return call(riskEndpoints.defaultIntercept, { sence: String(code) }, options);
  return call(riskEndpoints.riskIntercept, { operation: code }, options);
}

/** The risk check before a sensitive operation. Its dialog is loaded when it is first needed. */
export function useRiskCheck(): RiskCheck {
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenCheck>();

  const check = useCallback(async (operation: OperationName, signal: AbortSignal) => {
    const first = await firstAnswer(operation, signal);
    signal.throwIfAborted();
    if (first.decision === 'PASS') return first.riskToken;
    return new Promise<string | undefined>((resolve) => {
      const ended = new AbortController();
      const cancel = () => settle(undefined);
      const settle = (riskToken: string | undefined) => {
        signal.removeEventListener('abort', cancel);
        ended.abort();
        setOpen(undefined);
        resolve(riskToken);
      };
      signal.addEventListener('abort', cancel);
      setOpen({ operation, first, signal: ended.signal, settle });
    });
  }, []);

  const dialog = open && (
    <LazyPart
      load={loadDialog}
      otherAction={<Button onClick={() => open.settle(undefined)}>{t('shell.close')}</Button>}
    >
      {(RiskDialog) => (
        <RiskDialog operation={open.operation} first={open.first} signal={open.signal} onSettle={open.settle} />
      )}
    </LazyPart>
  );
  return { check, dialog };
}
