import { BASE_PATH } from '../../../domain/initial-config';

/** Value of `from` if a screen of the account area led to the embedded verification. */
export const OWN_PAGES = 'web';

/** Address for such a member after the run; loaded as a new page, because the embedded verification has no session. */
export const ACCOUNT_AREA = `${BASE_PATH}auth/personal`;

/** Value of `from` if a QR code of the account area led to this page on a phone, where nobody is signed in. */
export const OWN_PHONE = 'phone';

/**
 * The page of the account area that the member came from: re-verification for an update of the proof of identity, else the personal page.
 * Undefined if the member came from elsewhere.
 */
export function startPageOf(query: URLSearchParams): string | undefined {
  if (query.get('from') !== OWN_PAGES) return undefined;
  const isUpdate = query.get('isUpdatePoi') === 'true' && query.get('update') !== '0';
  return isUpdate ? `${BASE_PATH}auth/reverification` : ACCOUNT_AREA;
}
