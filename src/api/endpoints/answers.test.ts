import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint';
import { readResponse } from '../envelope';
import { endpoints } from './index';

function read<E extends Endpoint>(endpoint: E, result: unknown) {
  const dropped: string[] = [];
  const value = readResponse(endpoint, { ret_code: 0, result }, 1000, undefined, (fields) => dropped.push(...fields));
  return { value, dropped };
}

const task = { id: 't-1', type: 'EDD', status: 'TODO' };
const level = (name: string, status: unknown) => ({ level: name, status });

describe('kyc-info', () => {
  it.each<{ given: object; kept: object; dropped: string[] }>([
    { given: { limitationInfo: null }, kept: { limitationInfo: '' }, dropped: ['limitationInfo'] },
    { given: { custodyInfo: { held: 1 } }, kept: { custodyInfo: '' }, dropped: ['custodyInfo'] },
    { given: { custody: 'CUSTODY_OF_TOMORROW' }, kept: { custody: 'CUSTODY_UNSPECIFIED' }, dropped: ['custody'] },
    {
      given: { verificationProcess: { isVerificationProcess: true, tasks: [{ ...task, type: 'NEW_TYPE' }, task] } },
      kept: { verificationProcess: { isVerificationProcess: true, tasks: [task] } },
      dropped: ['verificationProcess.tasks.*.type'],
    },
    {
      given: { verificationProcess: { isVerificationProcess: true, tasks: [{ ...task, status: 'PAUSED' }] } },
      kept: { verificationProcess: { isVerificationProcess: true, tasks: [] } },
      dropped: ['verificationProcess.tasks.*.status'],
    },
    {
      given: { displayControl: null },
      kept: { displayControl: { displayUpdatePOI: false } },
      dropped: ['displayControl'],
    },
    {
      given: {
        quotas: [
          {
            level: 'LEVEL_1',
            coinLimit: [
              { coin: 'BTC', limit: 2 },
              { coin: 'ETH', limit: '3' },
            ],
          },
        ],
      },
      kept: { quotas: [{ level: 'LEVEL_1', coinLimit: [{ coin: 'ETH', limit: '3' }] }] },
      dropped: ['quotas.*.coinLimit.*.limit'],
    },
    {
      given: { state: [level('LEVEL_3', 'ALLOW'), level('LEVEL_1', 'ALLOW')] },
      kept: { state: [level('LEVEL_1', 'ALLOW')] },
      dropped: ['state.*.level'],
    },
    { given: { state: null }, kept: { state: [] }, dropped: ['state'] },
  ])('$given', ({ given, kept, dropped }) => {
    const answer = read(endpoints.kycInfo, given);
    expect(answer.value).toMatchObject(kept);
    expect(answer.dropped).toEqual(dropped.map((path) => `result.${path}`));
  });

  it.each([
    ['state.1.status', { state: [level('LEVEL_1', 'ALLOW'), level('LEVEL_2', 'ON_HOLD')] }],
    ['state', { state: { LEVEL_1: 'ALLOW' } }],
    ['opened', { opened: 'no' }],
    ['updatePoi.status', { updatePoi: { status: 'DisplayUpdatePOIStatus_Expired' } }],
  ])('is refused if %s is invalid', (path, given) => {
    expect(() => read(endpoints.kycInfo, given)).toThrow(
      expect.objectContaining({ kind: 'contract', problems: [expect.objectContaining({ path: `result.${path}` })] }),
    );
  });
});

describe('the account attributes', () => {
  const rules = { identityFlow: 'mobile-app', agreements: ['client'] };
  it.each<{ given: unknown; kept: object; dropped: string[] }>([
    { given: undefined, kept: {}, dropped: [] },
    { given: null, kept: {}, dropped: [''] },
    { given: { site: 'XXX', rules }, kept: { rules }, dropped: ['.site'] },
    { given: { site: 'TUR', rules: 'none' }, kept: { site: 'TUR' }, dropped: ['.rules'] },
    {
      given: { rules: { ...rules, identityFlow: 'bogus', reverificationRequirements: 'india' } },
      kept: { rules: { agreements: ['client'] } },
      dropped: ['.rules.identityFlow', '.rules.reverificationRequirements'],
    },
    {
      given: { rules: { agreements: ['client', 'of-tomorrow'], investorTests: ['of-tomorrow'] } },
      kept: { rules: { agreements: ['client'] } },
      dropped: ['.rules.investorTests.*', '.rules.agreements.*'],
    },
    { given: { rules: { investorTests: [], unknown: 1 } }, kept: { rules: { investorTests: [] } }, dropped: [] },
  ])('$given', ({ given, kept, dropped }) => {
    for (const endpoint of [endpoints.profile, endpoints.sdkTokenInfo]) {
      const answer = read<Endpoint>(endpoint, { id: 'm-1', sub_attribute: given });
      expect((answer.value as { sub_attribute: unknown }).sub_attribute).toEqual(kept);
      expect(answer.dropped).toEqual(dropped.map((path) => `result.sub_attribute${path}`));
    }
  });

  it.each([{}, { id: '' }, { id: 7 }])('are refused without the id of a member: %j', (given) => {
    expect(() => read(endpoints.profile, given)).toThrow(expect.objectContaining({ kind: 'contract' }));
  });
});

describe('the KYC tag', () => {
  it.each([
    [{ member_tag: { kyc: 1 } }, 1],
    [{ member_tag: null }, 0],
    [{}, 0],
  ])('in %j is read as %j', (given, kyc) => {
    expect(read(endpoints.memberInfo, given).value.member_tag.kyc).toBe(kyc);
  });

  it.each([{ member_tag: { kyc: '1' } }, { member_tag: [1] }])('in %j is refused', (given) => {
    expect(() => read(endpoints.memberInfo, given)).toThrow(expect.objectContaining({ kind: 'contract' }));
  });
});

describe('document types', () => {
  it('need no name, and an unknown type is dropped', () => {
    const documentTypes = [
      { type: 'ID_CARD', name: 'KYC_DOC_TYPE_UNDEFINED' },
      { type: 'PASSPORT', name: 'KYC_DOC_TYPE_NEW' },
      { type: 'DRIVERS' },
      { type: 'LIBRARY_CARD', name: 'KYC_DOC_TYPE_UNDEFINED' },
    ];
    const { value, dropped } = read(endpoints.supportedDocumentTypes, { documentTypes });
    expect(value.documentTypes.map(({ type, name }) => [type, name])).toEqual([
      ['ID_CARD', 'KYC_DOC_TYPE_UNDEFINED'],
      ['PASSPORT', 'KYC_DOC_TYPE_UNDEFINED'],
      ['DRIVERS', 'KYC_DOC_TYPE_UNDEFINED'],
    ]);
    expect(dropped).toEqual(['result.documentTypes.*.name', 'result.documentTypes.*.type']);
  });
});

it('refuses a template with an invalid condition of a question', () => {
  const question = { id: 'q', type: 'text', label: 'Q', hint: null, showIf: [{ questionId: 'p', anyOf: ['1', 2] }] };
  const template = (showIf: unknown) => ({
    templateCode: '200',
    title: 'T',
    sections: [{ id: 's', questions: [{ ...question, showIf }] }],
  });
  const { value, dropped } = read(endpoints.questionnaireTemplate, template([{ questionId: 'p', anyOf: ['1'] }]));
  expect([value.sections[0]?.questions[0]?.hint, dropped]).toEqual(['', ['result.sections.*.questions.*.hint']]);
  expect(() => read(endpoints.questionnaireTemplate, template(question.showIf))).toThrow('anyOf');
});
