import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/client';
import type { ResponseOf } from '../api/endpoint';
import { riskEndpoints } from '../api/endpoints/risk';
import { OPERATIONS, type OperationName } from '../domain/operations';
import { Button } from '../ui/button';
import { LazyPart } from './lazy-part';

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
   * the operation, or undefined when the member gave up or was refused, which the dialog has said by then. A call that fails rejects.
   */
  readonly check: (operation: OperationName) => Promise<string | undefined>;
  /** To be drawn somewhere on the page. */
  readonly dialog: ReactNode;
}

/** The risk check before a sensitive operation (spec 7 and 9). Its dialog is fetched when it is first needed. */
export function useRiskCheck(): RiskCheck {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const current = useRef<Asked | undefined>(undefined);
  current.current = asked;

  // A page that goes away leaves nobody waiting.
  useEffect(() => () => current.current?.settle(undefined), []);

  const check = useCallback(async (operation: OperationName) => {
    const first = await call(riskEndpoints.riskIntercept, { operation: OPERATIONS[operation] }, { fresh: true });
    if (first.decision === 'PASS') return first.riskToken;
    return new Promise<string | undefined>((resolve) => {
      const settle = (riskToken: string | undefined) => {
        setAsked(undefined);
        resolve(riskToken);
      };
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
