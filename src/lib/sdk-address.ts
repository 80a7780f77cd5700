import { BASE_PATH } from '../domain/initial-config';

/** What the address of the embedded SDK says beside its token (spec 2, "SDK entry"). */
export interface SdkAddress {
  readonly token: string;
  readonly lang: string;
  /** The regulated site that the run is for, such as `IN`. */
  readonly site: string;
  /** An update of a proof of identity: the run takes the place of an accepted one. */
  readonly isUpdatePoi: boolean;
  readonly from: string;
}

/** Address of the embedded SDK; the token leaves it again before anything else runs. */
export function sdkAddress({ token, lang, site, isUpdatePoi, from }: SdkAddress): string {
  const query = new URLSearchParams({
    isUpdatePoi: String(isUpdatePoi),
    site,
    update: isUpdatePoi ? '1' : '0',
    lang,
    from,
    hidden: 'false',
    token,
  });
  return `${BASE_PATH}auth/sdk?${query}`;
}
