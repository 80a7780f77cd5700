import { BASE_PATH } from '../../../domain/initial-config';

/** `from` of visits from the account area. */
export const OWN_PAGES = 'web';

/** A new page, because the embedded verification has no session. */
export const ACCOUNT_AREA = `${BASE_PATH}auth/personal`;

/** `from` of a phone with the account area's QR code. No one is signed in. */
export const OWN_PHONE = 'phone';

/** Re-verification or the personal page. Undefined for other visitors. */
export function startPageOf(query: URLSearchParams): string | undefined {
  if (query.get('from') !== OWN_PAGES) return undefined;
  const isUpdate = query.get('isUpdatePoi') === 'true' && query.get('update') !== '0';
  return isUpdate ? `${BASE_PATH}auth/reverification` : ACCOUNT_AREA;
}

/** One's own member, whom no one has asked. */
export function isOwnVisit({ from }: { readonly from: string }): boolean {
  return from === OWN_PAGES || from === OWN_PHONE;
}
