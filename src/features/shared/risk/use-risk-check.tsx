import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client';
import type { ResponseOf } from '../../../api/endpoint';
import { riskEndpoints } from '../../../api/endpoints/risk';
import { OPERATIONS, type OperationName } from '../../../domain/operations';
import { Button } from '../../../ui/button';
import { LazyPart } from '../loading/lazy-part';

export type RiskAnswer = ResponseOf<typeof riskEndpoints.riskIntercept>;

const loadDialog = async () => (await import('./risk-dialog')).RiskDialog;

interface Asked {
  readonly operation: OperationName;
  readonly first: RiskAnswer;
  readonly settle: (riskToken: string | undefined) => void;
}

export interface RiskCheck {
  /**
   * Asks whether an operation may go on, and lets the member prove it where the server wants that. Resolves with the token that goes along with
   * the operation, or undefined when the member gave up or was refused, which the dialog has said by then. A call that fails rejects. The
   * signal of the action ends the check and takes the dialog away.
   */
  readonly check: (operation: OperationName, signal: AbortSignal) => Promise<string | undefined>;
  /** To be drawn somewhere on the page. */
  readonly dialog: ReactNode;
}

/** The risk check before a sensitive operation. Its dialog is fetched when it is first needed. */
export function useRiskCheck(): RiskCheck {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();

  const check = useCallback(async (operation: OperationName, signal: AbortSignal) => {
    const input = { operation: OPERATIONS[operation] };
    const first = await call(riskEndpoints.riskIntercept, input, { signal, fresh: true });
    signal.throwIfAborted();
    if (first.decision === 'PASS') return first.riskToken;
    return new Promise<string | undefined>((resolve) => {
      const giveUp = () => settle(undefined);
      const settle = (riskToken: string | undefined) => {
        signal.removeEventListener('abort', giveUp);
        setAsked(undefined);
        resolve(riskToken);
      };
      signal.addEventListener('abort', giveUp);
      setAsked({ operation, first, settle });
    });
  }, []);

  const dialog = asked && (
    <LazyPart
      load={loadDialog}
      otherAction={<Button onClick={() => asked.settle(undefined)}>{t('shell.close')}</Button>}
    >
      {(RiskDialog) => <RiskDialog operation={asked.operation} first={asked.first} onSettle={asked.settle} />}
    </LazyPart>
  );
  return { check, dialog };
}
