import { expect, it } from 'vitest';
import { ENDPOINT_NAMES } from '../../../src/api/endpoints';
import { ROUTES } from '../../../src/domain/routes';
import { QUESTIONNAIRES } from '../../../src/features/questionnaires/catalogue';
import { KYC_INFO, OPENING_CALLS, opensWith } from './opening-calls';
import { BY_SCENE, CUSTODIAN, DUE_DILIGENCE, QUESTIONNAIRE_SCREENS } from './screens';
import { STATUS_DIMENSIONS } from './status-dimensions';

const pathsOf = (kind: string) => QUESTIONNAIRES.flatMap(({ path, source }) => (source.kind === kind ? [path] : []));

it('the questionnaires of the space are those of the product, by their sources', () => {
  expect([...QUESTIONNAIRE_SCREENS].sort()).toEqual(QUESTIONNAIRES.map(({ path }) => path).sort());
  expect([...BY_SCENE].sort()).toEqual(pathsOf('scene').sort());
  expect([CUSTODIAN, DUE_DILIGENCE]).toEqual([pathsOf('custodian'), pathsOf('edd')]);
});

it('dimensions and calls name screens and endpoints that exist', () => {
  const paths = ROUTES.map(({ path }) => String(path));
  const named = [...STATUS_DIMENSIONS.map(({ routes }) => routes), ...Object.values(OPENING_CALLS)].flat();
  expect(named.filter((route) => !paths.includes(route))).toEqual([]);
  expect(Object.keys(OPENING_CALLS).filter((call) => !ENDPOINT_NAMES.includes(call))).toEqual([]);
});

it('each status is another one on its screens, and elsewhere the usual one', () => {
  expect(STATUS_DIMENSIONS.filter(({ values, usual }) => !values.includes(usual)).map(({ name }) => name)).toEqual([]);
});

it('a screen opens with the calls that name it', () => {
  expect(opensWith('/auth/kyc', KYC_INFO)).toBe(true);
  expect(opensWith('/auth/sdk', KYC_INFO)).toBe(false);
  expect(opensWith('/auth/kyc', 'GET /no/such/call')).toBe(false);
});
