import type { MockState } from './state';

/** Milliseconds until a token for a phone ends. */
const LIFETIME_MS = 300_000;

/** Issues the token of a QR code for a phone. It works once; the one before it works no more. */
export function issuePhoneToken({ run, session, now }: MockState) {
  run.phoneTokenCount += 1;
  const token = `sdk_phone_${run.phoneTokenCount}_${session.sdkToken.slice(4, 28)}`;
  run.phoneToken = { token, expiresAt: now + LIFETIME_MS };
  return { accessToken: token, expiresAt: run.phoneToken.expiresAt, singleUse: true };
}

/** Whether a token is that of the last QR code, and neither used nor at its end. */
export function opensOnPhone({ run: { phoneToken }, now }: MockState, token: unknown): boolean {
  return phoneToken !== undefined && phoneToken.token === token && now < phoneToken.expiresAt;
}

/** Uses the token up, and gives the one of the visit for it; empty for any other token, which stays. */
export function exchangePhoneToken(state: MockState, token: unknown): string {
  if (!opensOnPhone(state, token)) return '';
  state.run.phoneToken = undefined;
  return state.session.sdkToken;
}
