import { expect, it } from 'vitest';
import { ask, backendOf } from './testing';

it.each([
  ['QUESTIONNAIRE_STATUS_UNSUBMIT', { result: 'QUESTIONNAIRE', templateCode: '200' }],
  ['QUESTIONNAIRE_STATUS_APPROVED', { result: 'PASS', templateCode: '' }],
])('the check against money laundering with the questionnaire %s', (questionnaire, expected) => {
  const backend = backendOf({ kyc: { questionnaire } });
  expect(ask(backend, 'amlResult', { sceneCode: 'kyc' })).toEqual({ sceneCode: 'kyc', ...expected });
});

it('the due diligence names its template, and why it was rejected', () => {
  const backend = backendOf({ kyc: { edd: 'EDDStatus_Reject', questionnaireRejectReason: 'Incomplete' } });
  expect(ask(backend, 'eddInfo', {})).toEqual({
    status: 'EDDStatus_Reject',
    templateCode: 'EDD',
    rejectReason: 'Incomplete',
  });
});

it.each([
  ['HKG_POA_AGREEMENT', true, false],
  ['HKG_POA_AGREEMENT', false, true],
  ['terms-2026', true, true],
])(
  'the announcement %s, accepted %s: the agreement of Hong Kong is shown then: %s',
  (announcement, accepted, shown) => {
    const backend = backendOf({ site: 'HKG', kyc: { display: { displayHkgPoaAgreement: true } } });
    ask(backend, 'submitKycAnnouncement', { announcement, accepted });
    expect(backend.state.kyc.display.displayHkgPoaAgreement).toBe(shown);
  },
);
