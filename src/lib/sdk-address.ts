import { BASE_PATH } from '../domain/initial-config';

/** See PRODUCT.md, 'SDK entry'. */
export interface SdkAddress {
  readonly token: string;
  readonly lang: string;
  /** Such as `IN`. */
  readonly site: string;
  readonly isUpdatePoi: boolean;
  /** Such as `email`. */
  readonly from: string;
}

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
