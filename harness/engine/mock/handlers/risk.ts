import type { riskEndpoints } from '../../../../src/api/endpoints/risk';
import type { transferEndpoints } from '../../../../src/api/endpoints/transfer';
import { OPERATIONS } from '../../../../src/domain/operations';
import { TRANSFER_ROLES } from '../../../../src/domain/statuses';
import type { Scenario } from '../../scenario';
import type { Handlers } from '../handler';
import { issueRiskToken, spendRiskToken } from '../risk-tokens';
import type { MockState } from '../state';
import { setStep } from '../vendor-runs';

/** Codes that the mock does not take; every other one of the right length is right. */
export const WRONG_CODE = '000000';
export const EXPIRED_CODE = '999999';
const CODE_LENGTH = 6;
const LOCK_MS = 1_800_000;

/** The check of sensitive operations, and the transfer of an identity (spec 7, spec 9). */
export const riskHandlers = {
  riskIntercept: (state, { input: { operation, code }, scenario: { risk } }) => {
    if (risk.decision === 'pass') return { decision: 'PASS', riskToken: issueRiskToken(state, operation) };
    if (risk.decision === 'refuse') return { decision: 'REJECT', reason: 'refused' };
    if (state.run.wrongCodes >= risk.attempts) return locked(state);
    if (code === undefined) return challenge(state, risk);
    if (code === EXPIRED_CODE) return { ...challenge(state, risk), reason: 'expired-code' };
    if (code.length !== CODE_LENGTH || code === WRONG_CODE) {
      state.run.wrongCodes += 1;
      if (state.run.wrongCodes >= risk.attempts) return locked(state);
      return { ...challenge(state, risk), reason: 'wrong-code' };
    }
    state.run.wrongCodes = 0;
    return { decision: 'PASS', riskToken: issueRiskToken(state, operation) };
  },
  defaultIntercept: (_state, { scenario: { risk } }) =>
    risk.deviceTrusted ? { decision: 'PASS' } : { decision: 'REJECT', reason: 'refused' },
  transferStatus: (state) => {
    const { transfer, transferRole } = state.kyc;
    return {
      status: transfer,
      ...(transferRole !== 'none' && { role: transferRole }),
      confirmed: state.run.transferConfirmed,
      transferId: `transfer_${state.member.id}`,
      sourceAccount: transferRole === 'target' ? 'o***@example.com' : masked(state.member.email),
      targetAccount: transferRole === 'target' ? masked(state.member.email) : 'n***@example.com',
      expiresAt: state.now + TRANSFER_LIFETIME_MS,
    };
  },
  // Done when both ends have confirmed; one alone leaves it waiting for the other account.
  transferVerify: (state, { input: { role, riskToken }, scenario }) => {
    const operation = role === 'source' ? OPERATIONS.IDENTITY_TRANSFER_BEFORE : OPERATIONS.IDENTITY_TRANSFER_AFTER;
    const refusal = spendRiskToken(state, scenario, riskToken, operation);
    if (refusal) return refusal;
    const { transferConfirmed } = state.run;
    if (!transferConfirmed.includes(role)) transferConfirmed.push(role);
    const done = TRANSFER_ROLES.every((end) => transferConfirmed.includes(end));
    state.kyc.transfer = done ? 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE' : 'KYC_TRANSFER_VERIFY_STATUS_PENDING';
    // The verification has left the one account and stands on the other.
    if (done) setStep(state, 'LEVEL_1', state.kyc.transferRole === 'source' ? 'ALLOW' : 'SUCCESS');
    return { result: done ? 'success' : 'pending' };
  },
} satisfies Handlers<keyof typeof riskEndpoints | keyof typeof transferEndpoints>;

const TRANSFER_LIFETIME_MS = 7 * 86_400_000;

function locked(state: MockState) {
  return { decision: 'REJECT' as const, reason: 'locked' as const, attemptsLeft: 0, retryAt: state.now + LOCK_MS };
}

function challenge({ member, run }: MockState, { attempts, resendMs }: Scenario['risk']) {
  return {
    decision: 'CHALLENGE' as const,
    challengeId: `challenge_${member.id}`,
    methods: [
      { method: 'email' as const, target: masked(member.email) },
      { method: 'sms' as const, target: `*******${member.mobile.slice(-3)}` },
      { method: 'authenticator' as const, target: '' },
    ],
    codeLength: CODE_LENGTH,
    resendAfterMs: resendMs,
    attemptsLeft: attempts - run.wrongCodes,
  };
}

function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***');
}
