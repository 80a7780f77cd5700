import type { accountEndpoints } from '../../../../src/api/endpoints/account';
import type { Handlers } from '../handler';

/** Calls on the account and the session (spec 7, "Account and other calls"). */
export const accountHandlers = {
  profile: (state) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    sub_attribute: { site: state.site, rules: {} },
  }),
  memberInfo: (state) => ({ id: state.member.id, member_tag: { kyc: state.member.kycTag } }),
  logout: (state) => {
    state.session.signedIn = false;
    return {};
  },
} satisfies Handlers<keyof typeof accountEndpoints>;
