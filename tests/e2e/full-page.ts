import type { ScenarioInput } from '../../harness/core/scenario';

export const FULL_PAGE: ScenarioInput = {
  language: 'en',
  kyc: {
    steps: { '1': 'SUCCESS', '2': 'ALLOW' },
    edd: 'EDDStatus_UnSubmit',
    display: { isDisplayP2pRights: true },
  },
  responses: {
    'POST /v3/private/vip/kycpopupinfo': { visibility: 'show', title: 'A pop-up', content: 'About the levels.' },
    'GET /fiat/public/channel/pop-up': { visibility: 'show', title: 'Another', content: 'About deposits.' },
    'GET /v3/private/kyc/get-aml-result': { result: 'REVIEW' },
    'GET /v3/private/kyc/get-supported-ip-country-code': { countryCode: 'FRA' },
  },
};
