import { describe, expect, it } from 'vitest';
import { SCENARIO_TEXTS } from '../../../fixtures/server-texts';
import { KYC_INFO, SUPPORTED_DOCUMENTS } from './opening-calls';
import type { Row } from './row';
import { stateOfRow } from './row-scenario';
import { STATUS_DIMENSIONS, UNUSED } from './status-dimensions';

function rowWith(values: Row): Row {
  const usual = Object.fromEntries(STATUS_DIMENSIONS.map((one) => [one.name, one.usual]));
  const place = { site: 'HKG', language: 'zh-HK', mode: 'web', platform: UNUSED, device: 'phone', theme: 'dark' };
  return { ...place, route: '/auth/kyc', ...usual, fault: 'none', faultOn: UNUSED, code: UNUSED, ...values };
}

const scenarioOf = (values: Row) => stateOfRow(rowWith(values)).scenario;
const struck = (values: Row) => ({ faultOn: 'POST /v3/private/kyc/can-verify', ...values });

describe('the state of a row', () => {
  it('has an id and a name of what it shows, and the page that it can be shown in', () => {
    expect(stateOfRow(rowWith({ level1: 'SUCCESS', poa: 'QUESTIONNAIRE_STATUS_REJECTED' }))).toMatchObject({
      id: expect.stringMatching(/^hkg-zh-hk-web-phone-dark-kyc-[a-z0-9]{5,7}$/),
      name: '/auth/kyc, HKG, zh-HK, web, phone, dark, level1 SUCCESS, poa QUESTIONNAIRE_STATUS_REJECTED',
      page: 'HKG zh-HK web - dark',
    });
    const mini = stateOfRow(rowWith({ mode: 'mini-program', platform: 'ios', fault: 'http', faultOn: KYC_INFO }));
    expect(mini.name).toBe(
      '/auth/kyc, HKG, zh-HK, mini-program on ios, phone, dark, http on POST /v3/private/kyc/kyc-info',
    );
    expect(mini.scenario.name).toBe(mini.name);
    expect(mini.scenario.platform).toBe('ios');
    const coded = stateOfRow(rowWith({ fault: 'envelope', faultOn: KYC_INFO, code: '1007' }));
    expect(stateOfRow(rowWith({ mode: 'sdk', route: '/auth/sdk' }))).not.toHaveProperty('page');
    expect(coded.name).toMatch(/, envelope 1007 on POST \/v3\/private\/kyc\/kyc-info$/);
  });

  it('has the same id each time, and a different one for a different row; its name is short enough for a file', () => {
    const ids = ['ALLOW', 'PENDING', 'SUCCESS'].map((level1) => stateOfRow(rowWith({ level1 })).id);
    expect(new Set(ids).size).toBe(3);
    expect(stateOfRow(rowWith({ level1: 'PENDING' })).id).toBe(ids[1]);
    // Known FNV-1a results. Earlier reports and baselines use these ids.
    expect(stateOfRow(rowWith({})).id).toBe('hkg-zh-hk-web-phone-dark-kyc-1mzdme1');
    const all = STATUS_DIMENSIONS.map(({ name, values }) => [name, values.at(-1) ?? '']);
    const most = Object.fromEntries(all.filter(([name]) => name !== 'outcome'));
    expect(stateOfRow(rowWith(most)).name).toHaveLength(200);
  });

  it('has the values of the row', () => {
    expect(scenarioOf({})).toEqual({
      ...{ site: 'HKG', language: 'zh-HK', mode: 'web', device: 'phone', theme: 'dark', route: '/auth/kyc', query: {} },
      kyc: {
        provider: 'PROVIDER_SUMSUB',
        steps: { '1': 'ALLOW', '2': 'NOT_ALLOW' },
        poi: 'DisplayUpdatePOIStatus_No',
        questionnaire: 'QUESTIONNAIRE_STATUS_UNDEFINED',
        edd: 'EDDStatus_Unknown',
        poa: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
        secondIdentity: 'none',
        transferRole: 'none',
        transfer: 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED',
        questionnaireTemplate: 'own',
        questionnaireAnswers: 'none',
        display: { displayUpdatePOI: false },
      },
      compliance: { agreements: 'accepted', tests: 'open', investor: 'none' },
      vendor: {},
      faults: [],
      name: '/auth/kyc, HKG, zh-HK, web, phone, dark',
    });
    expect(scenarioOf({ poi: 'DisplayUpdatePOIStatus_Needed' }).kyc?.display).toEqual({ displayUpdatePOI: true });
  });

  it.each([
    ['http', { status: 502 }],
    ['network', {}],
    ['timeout', {}],
    ['empty', {}],
    ['malformed', {}],
    ['slow', { ms: 400 }],
    ['wrong-shape', {}],
    ['offline-after', { count: 0 }],
  ])('a fault of kind %s has what it needs', (fault, parameters) => {
    const { faults, config } = scenarioOf(struck({ fault }));
    expect(faults).toEqual([{ endpoint: 'POST /v3/private/kyc/can-verify', kind: fault, ...parameters }]);
    expect(config).toEqual(fault === 'timeout' ? { requestTimeoutMs: 600 } : undefined);
  });

  it('an answer with a code has the code and a text', () => {
    expect(scenarioOf(struck({ fault: 'envelope', code: '10016' })).faults).toMatchObject([
      { kind: 'envelope', ret_code: 10016, ret_msg: SCENARIO_TEXTS.serviceBusy },
    ]);
  });

  const JUMIO_IDS = { accountId: 'account-run', workflowExecutionId: 'workflow-run' };
  // Without this id, the app assumes that the member left.
  const AAI_ID = { signatureId: 'signature-run' };
  it.each<[string, string, Record<string, string>]>([
    ['PROVIDER_JUMIO', 'approve', { ...JUMIO_IDS, acquisitionStatus: 'SUCCESS' }],
    ['PROVIDER_JUMIO', 'reject', { ...JUMIO_IDS, acquisitionStatus: 'SUCCESS' }],
    ['PROVIDER_JUMIO', 'pending', { ...JUMIO_IDS, acquisitionStatus: 'SUCCESS' }],
    ['PROVIDER_JUMIO', 'cancel', {}],
    ['PROVIDER_JUMIO', 'error', { ...JUMIO_IDS, acquisitionStatus: 'ERROR', errorCode: '9100' }],
    ['PROVIDER_JUMIO', 'expired-token', { ...JUMIO_IDS, acquisitionStatus: 'ERROR', errorCode: '9200' }],
    ['PROVIDER_AAI', 'approve', { ...AAI_ID, code: 'SUCCESS' }],
    ['PROVIDER_AAI', 'reject', { ...AAI_ID, code: 'SUCCESS' }],
    ['PROVIDER_AAI', 'pending', { ...AAI_ID, code: 'SUCCESS' }],
    ['PROVIDER_AAI', 'cancel', { ...AAI_ID, code: 'USER_CANCELLED' }],
    ['PROVIDER_AAI', 'error', { ...AAI_ID, code: 'SERVICE_ERROR' }],
    ['PROVIDER_AAI', 'expired-token', { ...AAI_ID, code: 'TOKEN_EXPIRED' }],
  ])('%s sends the member back after %s', (provider, outcome, parameters) => {
    const { query, vendor } = scenarioOf({ provider, outcome });
    expect(query).toEqual({ step: 'return', provider, ...parameters });
    expect(vendor).toEqual({ outcome });
  });

  it('opens at the step, the agreement or the choice that the row asks for', () => {
    expect(scenarioOf({ step: '1', route: '/auth/question' }).query).toEqual({ step: '1' });
    expect(scenarioOf({ agreement: 'AGREEMENT_RISK', route: '/auth/agreement' }).query).toEqual({
      name: 'AGREEMENT_RISK',
    });
    expect(scenarioOf({ fault: 'http', faultOn: SUPPORTED_DOCUMENTS }).query).toEqual({
      step: 'document',
      country: 'DEU',
    });
    const { step: _step, agreement: _agreement, ...rest } = rowWith({});
    expect(stateOfRow(rest).scenario.query).toEqual({});
  });

  it('is refused if the row gives no valid scenario', () => {
    expect(() => scenarioOf({ site: 'XXX' })).toThrow(/site/);
  });
});
