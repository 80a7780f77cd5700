import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { readOrigin } from '../domain/addresses';
import { oneOf } from '../domain/look-up';
import { STEP_LEVELS } from '../domain/steps';
import type { ComplianceSource } from '../lib/compliance-config';
import { retryQuietly } from '../lib/failures';
import { readJourney } from '../lib/sdk-address';
import { exchangeToken } from '../lib/secrets';
import { DEFAULT_CURRENCY, type SdkUser, setSdkUser, setUser } from '../lib/store';

/** If the call fails, the verification continues at level 1. */
export async function loadSdkUser(request: Request, compliance: ComplianceSource): Promise<void> {
  const query = new URL(request.url).searchParams;
  const isUpdate = query.get('isUpdatePoi') === 'true' && query.get('update') !== '0';
  const sdkUser: SdkUser = {
    from: query.get('from') ?? '',
    site: query.get('site') ?? '',
    hidden: query.get('hidden') === 'true',
    level: 'LEVEL_1',
    isUpdate,
    isSecondary: false,
    kycTag: 0,
    redirectUrl: '',
    allowedOrigins: [],
    accessOrigin: '',
    account: '',
    journey: readJourney(query),
  };
  setSdkUser(sdkUser);
  await addTokenInfo(sdkUser, compliance, request.signal);
}

async function addTokenInfo(sdkUser: SdkUser, compliance: ComplianceSource, signal?: AbortSignal): Promise<void> {
  try {
    const info = await call(accountEndpoints.sdkTokenInfo, sdkUser.isUpdate ? { purpose: 'email_update_poi' } : {}, {
      signal,
      silent: true,
    });
    if (info.sdkToken !== '') exchangeToken(info.sdkToken);
    setUser({ id: info.id, currencyCode: info.currency_code || DEFAULT_CURRENCY });
    compliance.setAccount(info.sub_attribute);
    setSdkUser({
      ...sdkUser,
      level: oneOf(STEP_LEVELS, info.level) ?? 'LEVEL_1',
      isSecondary: info.isSecondary,
      kycTag: info.member_tag.kyc,
      redirectUrl: info.extraParams.redirect_url,
      allowedOrigins: info.allowedOrigins,
      // A header cannot hold every text.
      accessOrigin: readOrigin(info.accessOrigin) ?? '',
      account: info.account,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind !== 'aborted') retryQuietly(() => void addTokenInfo(sdkUser, compliance));
  }
}
