import { BASE_PATH } from '../../../domain/initial-config';

/** What `from` says when a screen of the account area led to the embedded verification. */
export const OWN_PAGES = 'web';

/** Where such a member goes when the run is done: a fresh visit, because the embedded verification knows nobody who is signed in. */
export const ACCOUNT_AREA = `${BASE_PATH}auth/personal`;

/**
 * The page of the account area that the member came from, which shows where the verification stands: re-verification for an update of the
 * proof of identity, else the personal page. Undefined for a member who came from elsewhere.
 */
export function startPageOf(query: URLSearchParams): string | undefined {
  if (query.get('from') !== OWN_PAGES) return undefined;
  const isUpdate = query.get('isUpdatePoi') === 'true' && query.get('update') !== '0';
  return isUpdate ? `${BASE_PATH}auth/reverification` : ACCOUNT_AREA;
}
