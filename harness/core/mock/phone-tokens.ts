import type { MockState } from './state';

const LIFETIME_MS = 300_000;

/** Works once and invalidates the previous token. */
export function issuePhoneToken({ run, session, now }: MockState) {
  run.phoneTokenCount += 1;
  const token = `sdk_phone_${run.phoneTokenCount}_${session.sdkToken.slice(4, 28)}`;
  run.phoneToken = { token, expiresAt: now + LIFETIME_MS };
  return { accessToken: token, expiresAt: run.phoneToken.expiresAt, singleUse: true };
}

export function opensOnPhone({ run: { phoneToken }, now }: MockState, token: unknown): boolean {
  return phoneToken !== undefined && phoneToken.token === token && now < phoneToken.expiresAt;
}

/** Exchanges the token for the visit's token; empty for any other, which stays valid. */
export function exchangePhoneToken(state: MockState, token: unknown): string {
  if (!opensOnPhone(state, token)) return '';
  state.run.phoneToken = undefined;
  return state.session.sdkToken;
}
