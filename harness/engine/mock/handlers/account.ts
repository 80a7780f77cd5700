import { maskedEmail } from '../../../../fixtures/builders/member';
import { COUNTRY_LIST } from '../../../../fixtures/countries';
import { rateOf } from '../../../../fixtures/rates';
import { popUpText } from '../../../../fixtures/server-texts';
import type { accountEndpoints } from '../../../../src/api/endpoints/account';
import type { Handlers } from '../handler';
import type { MockState } from '../state';

/** Calls about the account and the session. */
export const accountHandlers = {
  profile: (state) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    rate: rateOf(state.member.currencyCode),
    sub_attribute: { site: state.site, rules: {} },
  }),
  memberInfo: (state) => ({ id: state.member.id, member_tag: { kyc: state.member.kycTag } }),
  sdkTokenInfo: (state, { headers }) => ({
    id: state.member.id,
    account: maskedEmail(state.member.email),
    currency_code: state.member.currencyCode,
    sub_attribute: { site: state.site, rules: {} },
    member_tag: { kyc: state.member.kycTag },
    level: state.run.sdkLevel,
    isSecondary: state.run.sdkIsSecondary,
    allowedOrigins: embedderOf(headers['kyc-access-origin']),
    extraParams: { redirect_url: '' },
  }),
  logout: (state) => {
    state.session.signedIn = false;
    return {};
  },
  tagMember: () => ({}),
  kycPopupInfo: (state, { language }) => popUp(state, popUpText('limits', language)),
  countryList: () => ({ list: COUNTRY_LIST }),
  channelPopUp: (state, { language }) => popUp(state, popUpText('deposit', language)),
} satisfies Handlers<keyof typeof accountEndpoints>;

/** The only allowed embedder is the origin that the caller sends. A real back end decides which origins may embed the SDK. */
function embedderOf(origin: string | readonly string[] | undefined): string[] {
  return typeof origin === 'string' && origin !== '' ? [origin] : [];
}

/** Shows the pop-up only to members who can start a verification now. */
function popUp({ kyc, member }: MockState, text: ReturnType<typeof popUpText>) {
  const canStart = kyc.steps['1'] === 'ALLOW' || kyc.steps['1'] === 'FAILED_AND_CAN_RETRY';
  const visible = kyc.opened && member.kycTag === 0 && canStart;
  return visible ? ({ visibility: 'show', ...text, link: '' } as const) : ({ visibility: 'hide' } as const);
}
