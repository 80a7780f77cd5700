import type { riskEndpoints } from '../../../../src/api/endpoints/risk';
import type { Handlers } from '../handler';
import type { MockState } from '../state';

/** The one code that the mock takes for wrong; every other one of the right length is right. */
export const WRONG_CODE = '000000';
const CODE_LENGTH = 6;
const ATTEMPTS = 5;

/** The check of sensitive operations, and the transfer of an identity (spec 7, spec 9). */
export const riskHandlers = {
  riskIntercept: (state, { input: { operation, code } }) => {
    if (code === undefined) return challenge(state);
    if (code.length !== CODE_LENGTH || code === WRONG_CODE) {
      state.run.wrongCodes += 1;
      return state.run.wrongCodes < ATTEMPTS ? challenge(state) : { decision: 'REJECT', attemptsLeft: 0 };
    }
    state.run.wrongCodes = 0;
    return { decision: 'PASS', riskToken: `risk_${state.member.id}_${operation}` };
  },
  defaultIntercept: (state) => ({ decision: 'PASS', riskToken: `risk_${state.member.id}_default` }),
  transferStatus: (state) => ({
    status: state.kyc.transfer,
    transferId: `transfer_${state.member.id}`,
    sourceAccount: masked(state.member.email),
    targetAccount: 'n***@example.com',
  }),
  transferVerify: (state, { input: { role } }) => {
    const { transferConfirmed } = state.run;
    if (!transferConfirmed.includes(role)) transferConfirmed.push(role);
    const done = transferConfirmed.length === 2;
    state.kyc.transfer = done ? 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE' : 'KYC_TRANSFER_VERIFY_STATUS_PENDING';
    return { result: done ? 'success' : 'pending' };
  },
} satisfies Handlers<keyof typeof riskEndpoints>;

function challenge({ member, run }: MockState) {
  return {
    decision: 'CHALLENGE' as const,
    challengeId: `challenge_${member.id}`,
    methods: [
      { method: 'email' as const, target: masked(member.email) },
      { method: 'sms' as const, target: `*******${member.mobile.slice(-3)}` },
    ],
    codeLength: CODE_LENGTH,
    attemptsLeft: ATTEMPTS - run.wrongCodes,
  };
}

function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***');
}
