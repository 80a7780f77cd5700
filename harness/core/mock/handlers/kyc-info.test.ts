import { describe, expect, it } from 'vitest';
import { UPDATE_POI_STATUSES } from '../../../../src/domain/statuses';
import { ask, backendOf } from './testing';

const infoOf = (scenario: object, input: object = {}) => ask(backendOf(scenario), 'kycInfo', input);
const DAY_MS = 86_400_000;

it.each([
  [{}, 'LEVEL_DEFAULT'],
  [{ steps: { 1: 'SUCCESS' } }, 'LEVEL_1'],
  [{ steps: { 1: 'SUCCESS', 2: 'SUCCESS' } }, 'LEVEL_2'],
  [{ steps: { 1: 'SUCCESS', 2: 'PENDING' } }, 'LEVEL_1'],
])('the level of %j is %s', (kyc, level) => {
  expect(infoOf({ kyc }).applicant.level).toBe(level);
});

it('has a token only on request', () => {
  expect(infoOf({}).kycToken).toBe('');
  expect(infoOf({}, { obtain_kyc_token: false }).kycToken).toBe('');
  expect(infoOf({}, { obtain_kyc_token: true }).kycToken).toMatch(/^kyc_.{24}$/);
});

it('has the limitation, custody and place of the update from the scenario', () => {
  const kyc = { limitation: 'LIMITATION_X', limitationInfo: 'l', custody: 'CUSTODY_SATOS', custodyInfo: 'c' };
  expect(infoOf({ kyc })).toMatchObject(kyc);
  const siteInfoOf = (poiSiteInfo: object) => infoOf({ site: 'EU', kyc: { poiSiteInfo } }).updatePoi.siteInfo;
  expect(siteInfoOf({})).toEqual({ site: 'EU', country: 'DEU' });
  expect(siteInfoOf({ country: 'IND' })).toEqual({ site: 'EU', country: 'IND' });
  expect(siteInfoOf({ site: 'IN', country: '' })).toEqual({ site: 'IN', country: '' });
});

describe('parts of the answer', () => {
  const kyc = { questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT' };

  it('are sent unless the request leaves them out', () => {
    const info = infoOf({ kyc });
    expect(info.state).toHaveLength(2);
    expect(info.quotas.length).toBeGreaterThan(0);
    expect(info.verificationProcess?.tasks).toHaveLength(1);
    expect(info.amlQuestionnaire?.needQuestionnaire).toBe(true);
  });

  it('are missing if it does', () => {
    const info = infoOf({ kyc }, { obtain_verification_process: false, obtain_aml_questionnaire: false });
    expect(info.verificationProcess?.tasks ?? []).toEqual([]);
    expect(info.amlQuestionnaire?.needQuestionnaire ?? false).toBe(false);
  });
});

it.each([
  ['UNSUBMIT', true],
  ['PENDING', false],
  ['UNDEFINED', false],
])('the questionnaire %s must be answered: %s', (status, expected) => {
  const info = infoOf({ kyc: { questionnaire: `QUESTIONNAIRE_STATUS_${status}` } });
  expect(info.mustQuestionnaire).toBe(expected);
  expect(info.amlQuestionnaire).toEqual({ needQuestionnaire: expected, templateCode: expected ? '200' : '' });
});

it.each([
  ['none', ''],
  ['PENDING', 'PENDING'],
])('the second identity %s is sent as %j', (secondIdentity, expected) => {
  expect(infoOf({ kyc: { secondIdentity } }).second_identity_state).toBe(expected);
});

it.each(UPDATE_POI_STATUSES)('a reason for the rejection of an update is sent only with one: %s', (poi) => {
  const { rejectReason } = infoOf({ kyc: { poi, poiRejectReason: 'Blurred' } }).updatePoi;
  expect(rejectReason).toBe(poi.includes('Rejected') ? 'Blurred' : '');
});

it.each([
  ['No', undefined],
  ['Needed', 14],
  ['Pending', 3],
  ['Rejected', 7],
  ['Rejected_Daily', 7],
])('the deadline of an update %s is in %s days', (poi, days) => {
  const backend = backendOf({ kyc: { poi: `DisplayUpdatePOIStatus_${poi}` } });
  const { deadline } = ask(backend, 'kycInfo', {}).updatePoi;
  expect(deadline).toBe(days === undefined ? undefined : backend.state.now + days * DAY_MS);
});

describe('tasks', () => {
  const typesOf = (kyc: object, site = 'EU') => {
    const { verificationProcess, bannerTags } = infoOf({ site, kyc });
    return {
      isRunning: verificationProcess?.isVerificationProcess,
      tasks: verificationProcess?.tasks.map(({ type }) => type),
      bannerTags,
    };
  };

  it('that are open are part of the process; those that are required have a banner', () => {
    expect(typesOf({ edd: 'EDDStatus_UnSubmit', steps: { 1: 'SUCCESS' } })).toEqual({
      isRunning: true,
      tasks: ['EDD', 'KNOWLEDGE_TEST'],
      bannerTags: ['EDD'],
    });
    expect(typesOf({ edd: 'EDDStatus_Reject' }).bannerTags).toEqual(['EDD']);
  });

  it('that are pending or done are not', () => {
    for (const edd of ['EDDStatus_Reviewing', 'EDDStatus_Pass']) {
      expect(typesOf({ edd }, 'NONE')).toEqual({ isRunning: false, tasks: [], bannerTags: [] });
    }
  });
});

it('says who the member is, and what the scenario shows', () => {
  const display = { displayHkgPoaAgreement: true };
  const backend = backendOf({ kyc: { display } });
  const info = ask(backend, 'kycInfo', {});
  const { type, number } = backend.state.member.document;
  expect(info.applicant.identifies).toEqual([{ type, number }]);
  expect(number).not.toBe('');
  expect(info).toMatchObject({ displayControl: display, limitation: 'LIMITATION_DEFAULT', newSatosGray: false });
  expect(info.flowNames.length).toBeGreaterThan(0);
  for (const text of [info.limitationInfo, info.kybQuota, info.errorNotify, info.custodyInfo]) expect(text).toBe('');
});

it('a member with a rejected task is in a verification process', () => {
  const process = (edd: string) => infoOf({ kyc: { edd } }).verificationProcess?.isVerificationProcess;
  expect([process('EDDStatus_Reject'), process('EDDStatus_Unknown')]).toEqual([true, false]);
});
