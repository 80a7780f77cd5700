import { BASE_PATH } from '../domain/initial-config';

/** What `from` says when a screen of the account area led to the embedded verification. */
export const OWN_PAGES = 'web';

/** Where such a member goes on: a fresh visit, because the embedded verification knows nobody who is signed in. */
export const ACCOUNT_AREA = `${BASE_PATH}auth/personal`;
