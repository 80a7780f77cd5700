import { expect, it } from 'vitest';
import type { LoggedRequest } from '../server/request-log';
import { servedAgreements } from './served-agreements';

const answer = (endpoint: string, result: unknown) =>
  ({ endpoint, response: { ret_code: 0, result } }) as LoggedRequest;
const TEMPLATE = 'GET /v3/private/kyc/questionnaire-template-detail';

it('names the version and the hash of each agreement, and passes over other templates and failed calls', () => {
  const log = [
    answer(TEMPLATE, { templateCode: 'AGREEMENT_CLIENT', version: '2', agreement: { sha256: 'ab12' } }),
    answer(TEMPLATE, { templateCode: 'POA', version: '1' }),
    answer(TEMPLATE, null),
    { ...answer(TEMPLATE, null), response: null },
    answer('GET /v3/private/kyc/get-config', { agreement: { sha256: 'cd34' } }),
  ];
  expect(servedAgreements(log)).toEqual([{ code: 'AGREEMENT_CLIENT', version: '2', hash: 'ab12' }]);
});
