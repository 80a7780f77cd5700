import { COUNTRY_LIST } from '../../../../fixtures/countries';
import type { accountEndpoints } from '../../../../src/api/endpoints/account';
import type { Handlers } from '../handler';
import type { MockState } from '../state';

/** Calls on the account and the session (spec 7, "Account and other calls"). */
export const accountHandlers = {
  profile: (state) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    sub_attribute: { site: state.site, rules: {} },
  }),
  memberInfo: (state) => ({ id: state.member.id, member_tag: { kyc: state.member.kycTag } }),
  sdkTokenInfo: (state, { headers }) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    sub_attribute: { site: state.site, rules: {} },
    member_tag: { kyc: state.member.kycTag },
    level: state.run.sdkLevel,
    allowedOrigins: embedderOf(headers['kyc-access-origin']),
    extraParams: { redirect_url: '' },
  }),
  logout: (state) => {
    state.session.signedIn = false;
    return {};
  },
  tagMember: () => ({}),
  kycPopupInfo: (state) => popUp(state, 'Raise your limits', 'Verify your identity to deposit and withdraw more.'),
  countryList: () => ({ list: COUNTRY_LIST }),
  channelPopUp: (state) => popUp(state, 'Check before you deposit', 'Your first deposit needs a verified identity.'),
  taskRegion: (state) => ({ region: state.site, countryCode: state.member.country }),
} satisfies Handlers<keyof typeof accountEndpoints>;

/** The mock trusts the page that the caller names: who may embed is the real back end's to say. */
function embedderOf(origin: string | readonly string[] | undefined): string[] {
  return typeof origin === 'string' && origin !== '' ? [origin] : [];
}

/** Shown to members who are not verified yet. */
function popUp({ kyc }: MockState, title: string, content: string) {
  const visible = kyc.opened && kyc.steps['1'] !== 'SUCCESS';
  return visible ? ({ visibility: 'show', title, content, link: '' } as const) : ({ visibility: 'hide' } as const);
}
