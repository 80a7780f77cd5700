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

interface OpenCheck {
  readonly operation: OperationName;
  readonly first: RiskAnswer;
  readonly signal: AbortSignal;
  readonly settle: (riskToken: string | undefined) => void;
}

export interface RiskCheck {
  /** Undefined if cancelled or refused. Rejects if the call fails; the signal closes the dialog. */
  readonly check: (operation: OperationName, signal: AbortSignal) => Promise<string | undefined>;
  /** Must be rendered on the page. */
  readonly dialog: ReactNode;
}

/** SDK mode checks the device and asks for no code. */
function firstAnswer(operation: OperationName, signal: AbortSignal): Promise<RiskAnswer> {
  const code = OPERATIONS[operation];
  const options = { signal, fresh: true };
  if (isByToken()) return call(riskEndpoints.defaultIntercept, { sence: String(code) }, options);
  return call(riskEndpoints.riskIntercept, { operation: code }, options);
}

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
