import type { Check } from '../check';

/** Schemes of addresses that need no network. */
const LOCAL_SCHEMES = ['data:', 'blob:', 'about:'];

/** No request leaves the machine. */
export const loopback: Check = {
  id: 'loopback',
  title: 'No request leaves the machine',
  judge: (_seen, { requestedUrls, log }) => [
    ...new Set([
      ...requestedUrls.filter((url) => !isLocal(url)),
      ...log.filter(({ fault }) => fault === 'off-site').map(({ url }) => url),
    ]),
  ],
};

function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (LOCAL_SCHEMES.includes(protocol)) return true;
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
}
