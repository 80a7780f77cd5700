import type { Check } from '../check';

/** The mock's code for a request that breaks the contract. */
const BAD_REQUEST = 10001;

export const mockedCalls: Check = {
  id: 'mocked',
  title: 'Every call to the server is one that its interface describes, and no file is missing',
  judge: (_seen, { log }) =>
    log.flatMap(({ method, host, path, endpoint, fault, response }) => {
      if (fault !== null || method === 'OPTIONS') return [];
      if (endpoint === null) return [`${method} ${path} ${isApi(host) ? 'is not in the contract' : 'is missing'}`];
      const code = (response as { ret_code?: unknown } | null)?.ret_code;
      return code === BAD_REQUEST ? [`${method} ${path} broke the contract`] : [];
    }),
};

function isApi(host: string): boolean {
  return /^api2[.-]/.test(host);
}
