import type { Scenario } from '../scenario';
import { REFUSAL_CODES, Refusal } from './refusal';
import type { MockState } from './state';

/** A passed check gives a token: good for one operation, once. */

export function issueRiskToken({ run, member }: MockState, operation: number): string {
  run.riskTokenCount += 1;
  const token = `risk_${member.id}_${run.riskTokenCount}`;
  run.riskTokens[token] = operation;
  return token;
}

/**
 * Uses a token up; a refusal when there is none, it is spent, or it was given for another operation. A scenario whose check passes everything
 * asks for none.
 */
export function spendRiskToken(
  { run }: MockState,
  { risk }: Scenario,
  token: string | undefined,
  operation: number,
): Refusal | undefined {
  if (risk.decision === 'pass' && token === undefined) return undefined;
  if (token !== undefined && run.riskTokens[token] === operation) {
    delete run.riskTokens[token];
    return undefined;
  }
  return new Refusal(REFUSAL_CODES.badRequest, 'Parameter error: the risk check was not passed for this operation');
}
