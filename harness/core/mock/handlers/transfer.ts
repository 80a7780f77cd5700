import { starredEmail } from '../../../../fixtures/builders/member';
import type { transferEndpoints } from '../../../../src/api/endpoints/transfer';
import { OPERATIONS } from '../../../../src/domain/operations';
import { TRANSFER_ROLES } from '../../../../src/domain/statuses';
import type { Handlers } from '../handler';
import { setStep } from '../reviews';
import { spendRiskToken } from '../risk-tokens';

const TRANSFER_LIFETIME_MS = 7 * 86_400_000;

export const transferHandlers = {
  transferStatus: (state) => {
    const { transfer, transferRole } = state.kyc;
    return {
      status: transfer,
      ...(transferRole !== 'none' && { role: transferRole }),
      confirmed: state.run.transferConfirmed,
      transferId: `transfer_${state.member.id}`,
      sourceAccount: transferRole === 'target' ? 'o***@example.com' : starredEmail(state.member.email),
      targetAccount: transferRole === 'target' ? starredEmail(state.member.email) : 'n***@example.com',
      expiresAt: state.now + TRANSFER_LIFETIME_MS,
    };
  },
  // Complete once both accounts have confirmed.
  transferVerify: (state, { input: { role, riskToken }, scenario }) => {
    const operation = role === 'source' ? OPERATIONS.IDENTITY_TRANSFER_BEFORE : OPERATIONS.IDENTITY_TRANSFER_AFTER;
    const refusal = spendRiskToken(state, scenario, riskToken, operation);
    if (refusal) return refusal;
    const { transferConfirmed } = state.run;
    if (!transferConfirmed.includes(role)) transferConfirmed.push(role);
    const done = TRANSFER_ROLES.every((one) => transferConfirmed.includes(one));
    state.kyc.transfer = done ? 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE' : 'KYC_TRANSFER_VERIFY_STATUS_PENDING';
    if (done) setStep(state, 'LEVEL_1', state.kyc.transferRole === 'source' ? 'ALLOW' : 'SUCCESS');
    return { result: done ? 'success' : 'pending' };
  },
} satisfies Handlers<keyof typeof transferEndpoints>;
