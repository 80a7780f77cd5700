import type { Check } from '../check';

/** No request leaves the machine. */
export const loopback: Check = {
  id: 'loopback',
  title: 'No request leaves the machine',
  judge: (_seen, { leavingUrls, log }) => [
    ...new Set([...leavingUrls, ...log.filter(({ fault }) => fault === 'off-site').map(({ url }) => url)]),
  ],
};
