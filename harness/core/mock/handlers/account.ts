import { maskedEmail } from '../../../../fixtures/builders/member';
import { COUNTRY_LIST } from '../../../../fixtures/countries';
import { popUpText } from '../../../../fixtures/server-texts';
import type { accountEndpoints } from '../../../../src/api/endpoints/account';
import type { Scenario } from '../../scenario';
import type { Handlers } from '../handler';
import { exchangePhoneToken } from '../phone-tokens';
import type { MockState } from '../state';

export const accountHandlers = {
  profile: (state, { scenario }) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    rate: state.member.rate,
    sub_attribute: attributesOf(state, scenario),
  }),
  memberInfo: (state) => ({ id: state.member.id, member_tag: { kyc: state.member.kycTag } }),
  sdkTokenInfo: (state, { headers, scenario }) => ({
    id: state.member.id,
    account: maskedEmail(state.member.email),
    currency_code: state.member.currencyCode,
    sub_attribute: attributesOf(state, scenario),
    member_tag: { kyc: state.member.kycTag },
    level: state.run.sdkLevel,
    isSecondary: state.run.sdkIsSecondary,
    allowedOrigins: embedderOf(headers['kyc-access-origin']),
    extraParams: { redirect_url: '' },
    sdkToken: exchangePhoneToken(state, headers['kyc-access-token']),
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

/** An account without a site names none, so that the page's site shows. */
function attributesOf({ site }: MockState, { config: { compliance } }: Scenario) {
  return { ...((site !== 'NONE' || compliance.site === undefined) && { site }), rules: {} };
}

/** Allows only the caller's origin; a real back end decides which origins may embed the SDK. */
function embedderOf(origin: string | readonly string[] | undefined): string[] {
  return typeof origin === 'string' && origin !== '' ? [origin] : [];
}

function popUp({ kyc, member }: MockState, text: ReturnType<typeof popUpText>) {
  const canStart = kyc.steps['1'] === 'ALLOW' || kyc.steps['1'] === 'FAILED_AND_CAN_RETRY';
  const visible = kyc.opened && member.kycTag === 0 && canStart;
  return visible ? ({ visibility: 'show', ...text, link: '' } as const) : ({ visibility: 'hide' } as const);
}
