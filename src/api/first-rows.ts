import type { EndpointRow } from './endpoint';

type FirstRow = Pick<EndpointRow, 'method' | 'path' | 'sdkPath' | 'headers' | 'credentials' | 'personal' | 'cache'>;

/** Endpoints that the first script calls. Their records in `endpoints/` add the schemas, which are too large for it. */
export const FIRST_ROWS = {
  profile: {
    method: 'GET',
    path: '/v2/private/user/profile',
    cache: { lifetimeMs: 60_000, persistent: false, keepOnFailure: true },
  },
  memberInfo: { method: 'GET', path: '/user/private/member/info' },
  countryList: {
    method: 'GET',
    path: '/v2/public/country-list',
    credentials: false,
    personal: false,
    cache: { lifetimeMs: 86_400_000, persistent: true },
  },
  kycInfo: {
    method: 'POST',
    path: '/v3/private/kyc/kyc-info',
    sdkPath: '/v1/s1/kyc/integration/info',
    headers: ['Guid', 'Lang'],
  },
  kycConfig: {
    method: 'GET',
    path: '/v3/private/kyc/get-config',
    personal: false,
    cache: { lifetimeMs: 60_000, persistent: true },
  },
  supportedIpCountryCode: { method: 'GET', path: '/v3/private/kyc/get-supported-ip-country-code' },
  amlResult: { method: 'GET', path: '/v3/private/kyc/get-aml-result' },
  eddInfo: { method: 'GET', path: '/v3/private/aml/get-edd-info' },
  questionnaireTemplate: { method: 'GET', path: '/v3/private/kyc/questionnaire-template-detail' },
  querySatosQuestionnaire: {
    method: 'GET',
    path: '/v3/private/kyc/query-satos-questionnaire',
    sdkPath: '/v1/s1/kyc/integration/query-satos-questionnaire',
  },
  transferStatus: { method: 'POST', path: '/v1/kyc/transfer/status' },
  complianceTasks: { method: 'POST', path: '/v3/private/kyc/compliance-tasks' },
  taskList: { method: 'POST', path: '/segw/task/v1/task/list' },
} as const satisfies Record<string, FirstRow>;
export type FirstKey = keyof typeof FIRST_ROWS;

export function firstRow(key: FirstKey): FirstRow {
  return FIRST_ROWS[key];
}

/** Whether answers may be written to local storage. */
export function isStored({ personal = true, cache }: Pick<FirstRow, 'personal' | 'cache'>): boolean {
  return !personal && cache?.persistent === true;
}
