import { lookUp } from '../../../src/domain/look-up';
import { setOwn } from '../merge';
import type { Scenario } from '../scenario';
import { REFUSAL_CODES, Refusal } from './refusal';
import type { MockState } from './state';

/** Valid once, for the operation with this number. */
export function issueRiskToken({ run, member }: MockState, operation: number): string {
  run.riskTokenCount += 1;
  const token = `risk_${member.id}_${run.riskTokenCount}`;
  setOwn(run.riskTokens, token, operation);
  return token;
}

/**
 * A check that passes everything needs no token. @returns a refusal if the token is missing, used, or for another
 * operation
 */
export function spendRiskToken(
  { run }: MockState,
  { risk }: Scenario,
  token: string | undefined,
  operation: number,
): Refusal | undefined {
  if (risk.decision === 'pass' && token === undefined) return undefined;
  if (token !== undefined && lookUp(run.riskTokens, token) === operation) {
    Reflect.deleteProperty(run.riskTokens, token);
    return undefined;
  }
  return new Refusal(REFUSAL_CODES.badRequest, 'Parameter error: the risk check was not passed for this operation');
}
