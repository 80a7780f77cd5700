import type { Check } from '../check';

export const loopback: Check = {
  id: 'loopback',
  title: 'Nothing is asked of another company’s machines',
  judge: (_seen, { leavingUrls, log }) => [
    ...new Set([...leavingUrls, ...log.filter(({ fault }) => fault === 'off-site').map(({ url }) => url)]),
  ],
};
