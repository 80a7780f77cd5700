import { BASE_PATH } from '../domain/initial-config';

/** Query parameters of the embedded SDK's address; see PRODUCT.md, 'SDK entry'. */
export interface SdkAddress {
  readonly token: string;
  readonly lang: string;
  /** Site of the run, such as `IN`. */
  readonly site: string;
  /** Whether the run updates an accepted proof of identity. */
  readonly isUpdatePoi: boolean;
  /** Where the member comes from, such as `email`. */
  readonly from: string;
}

/** Returns the address of the embedded SDK. The page removes the token from it before any other code runs. */
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
