import { OWN_PHONE } from '../vendor/own-pages';

/** The address that a QR code with a token leads to: the page takes the token out before any other code runs. */
export function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('from', OWN_PHONE);
  url.searchParams.set('token', token);
  return url.href;
}
