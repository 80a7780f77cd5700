import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { call } from '../api/client';
import type { ResponseOf } from '../api/endpoint';
import { riskEndpoints } from '../api/endpoints/risk';
import { OPERATIONS, type OperationName } from '../domain/operations';

export type RiskAnswer = ResponseOf<typeof riskEndpoints.riskIntercept>;

const RiskDialog = lazy(async () => ({ default: (await import('./risk-dialog')).RiskDialog }));

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

/** The risk check before a sensitive operation (spec 7 and 9). Its dialog is fetched when it is first needed. */
export function useRiskCheck(): RiskCheck {
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
    <Suspense fallback={null}>
      <RiskDialog operation={asked.operation} first={asked.first} onSettle={asked.settle} />
    </Suspense>
  );
  return { check, dialog };
}
