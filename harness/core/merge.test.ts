import { describe, expect, it } from 'vitest';
import { deepMerge, mergeScenario } from './merge';
import { parseScenario, type ScenarioInput } from './scenario';

describe('deepMerge', () => {
  it.each([
    ['objects key by key', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
    ['arrays as a whole', { list: [1, 2, 3] }, { list: [] }, { list: [] }],
    ['null as a value', { a: { b: 1 } }, { a: null }, { a: null }],
    ['another type as a whole', { a: [1] }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])('merges %s', (_name, base, over, merged) => {
    expect(deepMerge(base, over)).toEqual(merged);
  });

  it('changes neither argument', () => {
    const base = { a: { b: 1 } };
    const over = { a: { c: 2 } };
    deepMerge(base, over);
    expect([base, over]).toEqual([{ a: { b: 1 } }, { a: { c: 2 } }]);
  });

  it('treats __proto__ as an ordinary key', () => {
    const merged = deepMerge({}, JSON.parse('{"__proto__":{"polluted":true}}')) as Record<string, unknown>;
    expect(Object.hasOwn(merged, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});

describe('mergeScenario', () => {
  const completed = (input: unknown) => {
    const parsed = parseScenario(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.scenario;
  };

  it('keeps the default language dependent on the site', () => {
    expect(completed(mergeScenario({ site: 'TUR' }, { site: 'IDN' })).language).toBe(
      completed({ site: 'IDN' }).language,
    );
    expect(completed(mergeScenario({ site: 'TUR' }, { site: 'HKG' })).language).toBe('zh-HK');
    expect(completed(mergeScenario({ language: 'tr-TR' }, { site: 'HKG' })).language).toBe('tr-TR');
  });

  it('resets a key to its default if the patch has null', () => {
    const current: ScenarioInput = { language: 'tr-TR', kyc: { poi: 'DisplayUpdatePOIStatus_Needed', opened: false } };
    const merged = mergeScenario(current, { language: null, kyc: { poi: null } });
    expect(merged).toEqual({ kyc: { opened: false } });
  });

  it('keeps null inside a response, and removes a response that is null itself', () => {
    const kycInfo = 'POST /v3/private/kyc/kyc-info';
    const profile = 'GET /v2/private/user/profile';
    const merged = mergeScenario(
      { responses: { [profile]: { id: 'a' }, [kycInfo]: { quotas: [] } } },
      { responses: { [kycInfo]: { applicant: null }, [profile]: null } },
    );
    expect(merged).toEqual({ responses: { [kycInfo]: { quotas: [], applicant: null } } });
  });

  it('replaces the list of faults', () => {
    const merged = mergeScenario({ faults: [{ kind: 'network' }] }, { faults: [{ kind: 'empty' }] });
    expect(merged).toEqual({ faults: [{ kind: 'empty' }] });
  });

  it('keeps, replaces or removes the responses as the patch says', () => {
    const current: ScenarioInput = { responses: { 'POST /logout': { ret_code: 1 } } };
    expect(mergeScenario(current, { site: 'TUR' })).toEqual({ site: 'TUR', ...current });
    expect(mergeScenario(current, { responses: null })).toEqual({});
    expect(mergeScenario(current, { responses: 'wrong' })).toEqual({ responses: 'wrong' });
  });

  const [KYC_INFO, LOGOUT] = ['POST /v3/private/kyc/kyc-info', 'POST /logout'];
  const answered: ScenarioInput = { answers: { [KYC_INFO]: { quotas: [], applicant: { firstname: 'Ada' } } } };
  it.each<[string, unknown, unknown]>([
    ['keeps an answer that the patch does not name', { site: 'TUR' }, { ...answered, site: 'TUR' }],
    ['replaces a named one as a whole', { answers: { [KYC_INFO]: { id: 1 } } }, { answers: { [KYC_INFO]: { id: 1 } } }],
    ['keeps null inside one', { answers: { [KYC_INFO]: { id: null } } }, { answers: { [KYC_INFO]: { id: null } } }],
    ['adds one', { answers: { [LOGOUT]: {} } }, { answers: { ...answered.answers, [LOGOUT]: {} } }],
    ['removes one', { answers: { [KYC_INFO]: null } }, { answers: {} }],
    ['removes all', { answers: null }, {}],
    ['leaves a wrong value to the schema', { answers: 'wrong' }, { answers: 'wrong' }],
  ])('%s', (_name, patch, merged) => {
    expect(mergeScenario(answered, patch)).toEqual(merged);
  });

  it.each([null, 'text', [1]])('returns %j unchanged, because the schema refuses it', (patch) => {
    expect(mergeScenario({ site: 'TUR' }, patch)).toEqual(patch);
  });
});
