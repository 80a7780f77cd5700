import { starredEmail } from '../../../../fixtures/builders/member';
import type { riskEndpoints } from '../../../../src/api/endpoints/risk';
import type { Scenario } from '../../scenario';
import type { Handlers } from '../handler';
import { issueRiskToken } from '../risk-tokens';
import type { MockState } from '../state';

/** Every other six-character code is right. */
export const WRONG_CODE = '000000';
export const EXPIRED_CODE = '999999';
const CODE_LENGTH = 6;
const LOCK_MS = 1_800_000;

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
  // With an access token this is the whole check, so it returns the operation's token.
  defaultIntercept: (state, { input: { sence }, headers, scenario: { risk } }) => {
    if (!risk.deviceTrusted) return { decision: 'REJECT', reason: 'refused' };
    const isWhole = headers['kyc-access-token'] !== undefined;
    return { decision: 'PASS', ...(isWhole && { riskToken: issueRiskToken(state, Number(sence)) }) };
  },
} satisfies Handlers<keyof typeof riskEndpoints>;

function locked(state: MockState) {
  return { decision: 'REJECT' as const, reason: 'locked' as const, attemptsLeft: 0, retryAt: state.now + LOCK_MS };
}

function challenge({ member, run }: MockState, { attempts, resendMs }: Scenario['risk']) {
  return {
    decision: 'CHALLENGE' as const,
    challengeId: `challenge_${member.id}`,
    methods: [
      { method: 'email' as const, target: starredEmail(member.email) },
      { method: 'sms' as const, target: `*******${member.mobile.slice(-3)}` },
      { method: 'authenticator' as const, target: '' },
    ],
    codeLength: CODE_LENGTH,
    resendAfterMs: resendMs,
    attemptsLeft: attempts - run.wrongCodes,
  };
}
