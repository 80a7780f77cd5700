import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { maskedId } from '../domain/masked-id';
import { STEP_LEVELS } from '../domain/steps';
import type { ComplianceSource } from '../lib/compliance-config';
import { DEFAULT_CURRENCY, type SdkUser, setSdkUser, setUser } from '../lib/store';

/**
 * Builds the SDK user from the address and the token info (spec 3). A failed token info is swallowed (spec 7): the run
 * goes on at level 1, and no page is told anything.
 */
export async function loadSdkUser(request: Request, compliance: ComplianceSource | undefined): Promise<void> {
  const query = new URL(request.url).searchParams;
  const isUpdate = query.get('isUpdatePoi') === 'true' && query.get('update') !== '0';
  const entry: SdkUser = {
    from: query.get('from') ?? '',
    hidden: query.get('hidden') === 'true',
    level: 'LEVEL_1',
    isUpdate,
    isSecondary: false,
    kycTag: 0,
    redirectUrl: '',
    allowedOrigins: [],
    account: '',
  };
  setSdkUser(entry);
  try {
    const info = await call(accountEndpoints.sdkTokenInfo, isUpdate ? { purpose: 'email_update_poi' } : {}, {
      signal: request.signal,
      silent: true,
    });
    setUser({ id: info.id, currencyCode: info.currency_code || DEFAULT_CURRENCY });
    compliance?.setAccount(info.sub_attribute);
    setSdkUser({
      ...entry,
      level: STEP_LEVELS.find((level) => level === info.level) ?? 'LEVEL_1',
      isSecondary: info.isSecondary,
      kycTag: info.member_tag.kyc,
      redirectUrl: info.extraParams.redirect_url,
      allowedOrigins: info.allowedOrigins,
      account: info.account || maskedId(info.id),
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
