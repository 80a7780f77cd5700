import { expect, it } from 'vitest';
import type { LoggedRequest } from './logged-request';
import { servedAgreements } from './served-agreements';

const answer = (endpoint: string, result: unknown) =>
  ({ endpoint, response: { ret_code: 0, result } }) as LoggedRequest;
const TEMPLATE = 'GET /v3/private/kyc/questionnaire-template-detail';

/** From `sha256sum`, for 'Hello.\n\n## Fees\n\n- None [yet](/fees)'. */
const HASH = 'ca32373cbabc96d03a763f87925a957f5138d9b3804966f3268747f88be524bf';
const TEXT = { description: 'Hello.', sections: [{ title: 'Fees', description: '- None [yet](/fees)' }] };

it('hashes the text of each agreement, whatever the server says, and passes over other templates and failed calls', () => {
  const log = [
    answer(TEMPLATE, { templateCode: 'AGREEMENT_CLIENT', version: '2', ...TEXT, agreement: { sha256: 'ab12' } }),
    answer(TEMPLATE, { templateCode: 'POA', version: '1' }),
    answer(TEMPLATE, null),
    { ...answer(TEMPLATE, null), response: null },
    answer('GET /v3/private/kyc/get-config', { agreement: { sha256: 'cd34' } }),
  ];
  expect(servedAgreements(log, ['Hello.', 'Fees', 'None yet'])).toEqual([
    {
      code: 'AGREEMENT_CLIENT',
      version: '2',
      text: 'Hello.\n\n## Fees\n\n- None [yet](/fees)',
      hash: HASH,
      claimed: 'ab12',
      shown: true,
    },
  ]);
});

it.each([[[]], [['Hello.', 'Fees']], [['Hello.', 'Fees', 'None yet', 'More']], [['Hello.', 'None yet', 'Fees']]])(
  'says that a page which shows %j does not show the text',
  (shown) => {
    const log = [answer(TEMPLATE, { ...TEXT, agreement: { sha256: HASH } })];
    expect(servedAgreements(log, shown)[0]?.shown).toBe(false);
  },
);
