import type { accountEndpoints } from '../../../../src/api/endpoints/account';
import type { Handlers } from '../handler';

/** Calls on the account and the session (spec 7, "Account and other calls"). */
export const accountHandlers = {
  profile: (state) => ({
    id: state.member.id,
    currency_code: state.member.currencyCode,
    sub_attribute: { site: state.site, rules: {} },
  }),
} satisfies Handlers<keyof typeof accountEndpoints>;
