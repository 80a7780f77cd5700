import { expect, it } from 'vitest';
import type { ScenarioInput } from '../scenario';
import { scenarioOf } from '../testing';
import type { Row } from './row';
import { rowOfScenario } from './scenario-row';
import { STATUS_DIMENSIONS } from './status-dimensions';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';

it('the usual scenario shows the usual values', () => {
  const usual = Object.fromEntries(STATUS_DIMENSIONS.map((one) => [one.name, one.usual]));
  expect(rowOfScenario(scenarioOf())).toEqual({
    ...{ site: 'NONE', language: 'en', mode: 'web', platform: '-', device: 'desktop', theme: 'light' },
    ...{ route: '/auth/personal', fault: 'none', faultOn: '-', code: '-' },
    ...usual,
  });
});

it.each<[string, ScenarioInput, Row]>([
  ['a platform of the mini-program', { mode: 'mini-program', platform: 'ios' }, { platform: 'ios' }],
  ['no platform elsewhere', { platform: 'ios' }, { platform: '-' }],
  ['the screen of the embedded mode', { mode: 'sdk', route: '/auth/kyc' }, { route: '/auth/sdk' }],
  ['the screen of other modes', { mode: 'app', route: '/auth/kyc' }, { route: '/auth/kyc' }],
  ['the levels', { kyc: { steps: { '1': 'SUCCESS', '2': 'PENDING' } } }, { level1: 'SUCCESS', level2: 'PENDING' }],
  ['an outcome', { query: { step: 'return' }, vendor: { outcome: 'reject' } }, { outcome: 'reject', step: '-' }],
  ['no outcome before the return', { query: { step: 'result' }, vendor: { outcome: 'reject' } }, { outcome: '-' }],
  ['the first page of a form', { query: { step: '1' } }, { step: '1' }],
  ['no other page', { query: { step: '2' } }, { step: '-' }],
  ['an agreement', { route: '/auth/agreement', query: { name: 'AGREEMENT_RISK' } }, { agreement: 'AGREEMENT_RISK' }],
  ['no agreement', { route: '/auth/agreement' }, { agreement: '-' }],
  ['no agreement on another screen', { route: '/auth/kyc', query: { name: 'AGREEMENT_RISK' } }, { agreement: '-' }],
  [
    'the first fault',
    { faults: [{ kind: 'envelope', endpoint: KYC_INFO, ret_code: 1007, ret_msg: 'x' }, { kind: 'network' }] },
    { fault: 'envelope', faultOn: KYC_INFO, code: '1007' },
  ],
  [
    'a fault that strikes no call of an opening screen',
    { faults: [{ kind: 'http', status: 500, endpoint: 'POST /v3/private/kyc/vendor-token' }] },
    { fault: 'http', faultOn: '-', code: '-' },
  ],
])('finds %s', (_name, input, row) => {
  expect(rowOfScenario(scenarioOf(input))).toMatchObject(row);
});
