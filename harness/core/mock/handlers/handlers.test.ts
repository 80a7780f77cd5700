import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInput } from '../../../../fixtures/example-inputs';
import { type EndpointKey, endpoints } from '../../../../src/api/endpoints';
import { exampleRequest } from '../../openapi';
import { anyScenario } from '../../testing';
import type { MockBackend } from '../backend';
import { WRONG_CODE } from './risk';
import { ask, backendOf, TRUSTED } from './testing';

it.each(Object.keys(endpoints) as EndpointKey[])('%s gives a valid answer in any scenario', (key) => {
  const quiet = anyScenario.map((input) => ({
    ...input,
    faults: [],
    risk: { decision: 'pass' as const },
    answers: {},
    once: [],
    responses: {},
    member: { ...input.member, signedIn: true },
  }));
  fc.assert(
    fc.property(quiet, (input) => {
      ask(backendOf(input), key, exampleInput(key) as never);
    }),
    { numRuns: 25 },
  );
});

describe('steps', () => {
  it('a reset of level 1 closes level 2, and a quick verification opens it again', () => {
    const backend = backendOf({ ...TRUSTED, kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } });
    ask(backend, 'selfReset', { level: 'LEVEL_1' });
    expect(backend.state.kyc.steps).toEqual({ '1': 'ALLOW', '2': 'NOT_ALLOW' });
    ask(backend, 'doQuickKyc', { consent: true });
    expect(ask(backend, 'kycInfo', {}).state.map(({ status }) => status)).toEqual(['SUCCESS', 'ALLOW']);
  });

  it('a reset of level 2 does not change level 1', () => {
    const backend = backendOf({ ...TRUSTED, kyc: { steps: { '1': 'SUCCESS', '2': 'FAILED_AND_CAN_RETRY' } } });
    expect(ask(backend, 'canVerify', { level: 'LEVEL_2' }).canVerify).toBe(true);
    ask(backend, 'selfReset', { level: 'LEVEL_2' });
    expect(backend.state.kyc.steps).toEqual({ '1': 'SUCCESS', '2': 'ALLOW' });
  });

  it.each([
    ['ALLOW', true],
    ['FAILED_AND_CAN_RETRY', true],
    ['PENDING', false],
    ['NOT_ALLOW', false],
  ] as const)('%s can be started: %s', (status, canVerify) => {
    const backend = backendOf({ kyc: { steps: { '1': status } } });
    expect(ask(backend, 'canVerify', { level: 'LEVEL_1' }).canVerify).toBe(canVerify);
  });
});

describe('questionnaires', () => {
  it('a submitted one is in review in every call that shows its status', () => {
    const backend = backendOf({ kyc: { questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } });
    expect(ask(backend, 'complianceTasks', {}).tasks).toMatchObject([{ type: 'AML_QUESTIONNAIRE', status: 'TODO' }]);
    ask(backend, 'submitQuestionnaire', {
      templateCode: '200',
      answers: [
        { questionId: 'proof', values: [], files: [{ name: 'a.pdf', contentType: 'application/pdf', data: 'AA==' }] },
      ],
    });
    expect(ask(backend, 'kycInfo', {}).questionnaireStatus).toBe('QUESTIONNAIRE_STATUS_PENDING');
    expect(ask(backend, 'questionnaireTemplate', {})).toMatchObject({
      status: 'QUESTIONNAIRE_STATUS_PENDING',
      answers: [{ questionId: 'proof', values: [] }],
    });
    expect(ask(backend, 'complianceTasks', {}).tasks).toMatchObject([{ status: 'IN_REVIEW' }]);
    expect(JSON.stringify(backend.state)).not.toContain('AA==');
  });

  it('due diligence has its own status', () => {
    const backend = backendOf({ kyc: { edd: 'EDDStatus_UnSubmit' } });
    ask(backend, 'submitQuestionnaire', { templateCode: 'EDD', answers: [] });
    expect(ask(backend, 'eddInfo', {}).status).toBe('EDDStatus_Reviewing');
    expect(backend.state.kyc.questionnaire).toBe('QUESTIONNAIRE_STATUS_UNDEFINED');
  });

  it('an investor test is marked at once, with a limited number of attempts', () => {
    const backend = backendOf();
    const send = (values: Record<string, string>) =>
      ask(backend, 'submitQuestionnaire', {
        templateCode: 'KNOWLEDGE_TEST',
        answers: Object.entries(values).map(([questionId, value]) => ({ questionId, values: [value] })),
      }).attempt;
    expect(send({ k1: '1' })).toEqual({ passed: false, score: 0, passMark: 3, attemptsLeft: 2 });
    expect(send({ k1: '2' })).toEqual({ passed: false, score: 1, passMark: 3, attemptsLeft: 1 });
    expect(send({})).toMatchObject({ passed: false, attemptsLeft: 0, nextAttemptAt: backend.state.now + 86_400_000 });
    const { outcome } = backend.respond(
      exampleRequest('submitQuestionnaire', endpoints.submitQuestionnaire, {
        templateCode: 'KNOWLEDGE_TEST',
        answers: [],
      }),
    );
    expect(outcome).toMatchObject({ body: expect.stringContaining('No attempt at this test is possible now') });
  });

  it('a passed test is kept, and its task is done', () => {
    const backend = backendOf({ site: 'EU', kyc: { steps: { '1': 'SUCCESS' } } });
    const values = { k1: '2', k2: '3', k3: '3' };
    const { attempt } = ask(backend, 'submitQuestionnaire', {
      templateCode: 'KNOWLEDGE_TEST',
      answers: Object.entries(values).map(([questionId, value]) => ({ questionId, values: [value] })),
    });
    expect(attempt).toEqual({ passed: true, score: 3, passMark: 3, attemptsLeft: 2 });
    expect(ask(backend, 'questionnaireTemplate', { template_code: 'KNOWLEDGE_TEST' }).lastAttempt).toEqual(attempt);
    expect(ask(backend, 'complianceTasks', {}).tasks).toMatchObject([{ type: 'KNOWLEDGE_TEST', status: 'DONE' }]);
  });

  it('the template of a test does not tell which answers are right', () => {
    const template = ask(backendOf(), 'questionnaireTemplate', { template_code: 'KNOWLEDGE_TEST' });
    const [question] = template.sections.flatMap(({ questions }) => questions);
    expect(Object.keys(question?.options[0] ?? {}).sort()).toEqual([
      'exclusive',
      'hint',
      'label',
      'needsDetail',
      'value',
    ]);
    expect(JSON.stringify(template)).not.toMatch(/"[^"]*(points|correct)[^"]*":/i);
  });

  it('an application for an investor status is in review in every call that shows it', () => {
    const backend = backendOf({ site: 'HKG', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } });
    ask(backend, 'submitQuestionnaire', { templateCode: 'PROFESSIONAL_INVESTOR', answers: [] });
    const { status } = ask(backend, 'questionnaireTemplate', { template_code: 'PROFESSIONAL_INVESTOR' });
    expect(status).toBe('QUESTIONNAIRE_STATUS_PENDING');
    expect(ask(backend, 'taskList', {}).list).toContainEqual(
      expect.objectContaining({ type: 'PROFESSIONAL_INVESTOR', status: 'IN_REVIEW' }),
    );
  });
});

describe('agreements', () => {
  const client = (backend: MockBackend) => ask(backend, 'questionnaireTemplate', { template_code: 'AGREEMENT_CLIENT' });

  it('are due until the version in force is accepted, which is kept', () => {
    const backend = backendOf({ compliance: { agreements: 'outdated' } });
    expect(client(backend)).toMatchObject({ version: '2', agreement: { acceptedVersion: '1' } });
    expect(client(backend).agreement?.changes).not.toEqual([]);
    expect(ask(backend, 'complianceTasks', {}).tasks).toMatchObject([{ type: 'CLIENT_AGREEMENT', status: 'TODO' }]);
    ask(backend, 'agreementApply', { agreement: 'client', version: '2', language: 'en' });
    expect(client(backend)).toMatchObject({
      status: 'QUESTIONNAIRE_STATUS_APPROVED',
      agreement: { acceptedVersion: '2', acceptedAt: backend.state.now, changes: [] },
    });
    expect(ask(backend, 'complianceTasks', {}).tasks).toEqual([]);
  });

  it('can be declined, and Hong Kong’s is accepted by its announcement', () => {
    const backend = backendOf({
      kyc: { display: { displayHkgPoaAgreement: true } },
      compliance: { agreements: 'none' },
    });
    ask(backend, 'submitKycAnnouncement', { announcement: 'AGREEMENT_CLIENT', accepted: false });
    expect(client(backend).status).toBe('QUESTIONNAIRE_STATUS_REJECTED');
    ask(backend, 'submitKycAnnouncement', { announcement: 'HKG_POA_AGREEMENT', accepted: true });
    const poa = ask(backend, 'questionnaireTemplate', { template_code: 'AGREEMENT_HKG_POA' });
    expect(poa.status).toBe('QUESTIONNAIRE_STATUS_APPROVED');
    expect(ask(backend, 'kycInfo', {}).displayControl.displayHkgPoaAgreement).toBe(false);
  });

  it('have a different text and checksum in each version', () => {
    const texts = (['1', '2'] as const).map((agreementVersion) =>
      client(backendOf({ compliance: { agreementVersion } })),
    );
    expect(new Set(texts.map(({ agreement }) => agreement?.sha256)).size).toBe(2);
    expect(new Set(texts.map(({ sections }) => JSON.stringify(sections))).size).toBe(2);
  });

  it('say only for the client agreement what declining leads to', () => {
    const backend = backendOf();
    const consequences = (code: string) =>
      ask(backend, 'questionnaireTemplate', { template_code: code }).agreement?.ifDeclined;
    expect(consequences('AGREEMENT_CLIENT')).toEqual([
      'You can’t trade or deposit until you accept the agreement.',
      'You can still withdraw your assets.',
    ]);
    expect(consequences('AGREEMENT_EXPLICIT_CONSENT')).toEqual([]);
    expect(consequences('AGREEMENT_HKG_POA')).toEqual([]);
  });
});

describe('the check of an operation', () => {
  const operation = 30331;

  it('requires a one-time code and accepts any but the wrong one', () => {
    const backend = backendOf();
    const challenge = ask(backend, 'riskIntercept', { operation });
    expect(challenge).toMatchObject({ decision: 'CHALLENGE', codeLength: 6, attemptsLeft: 5 });
    expect(challenge.methods.map(({ target }) => target).join()).not.toContain(backend.state.member.email);
    expect(ask(backend, 'riskIntercept', { operation, code: WRONG_CODE }).attemptsLeft).toBe(4);
    expect(ask(backend, 'riskIntercept', { operation, code: '123456' })).toMatchObject({ decision: 'PASS' });
  });

  it('rejects the operation after five wrong codes', () => {
    const backend = backendOf();
    const decisions = Array.from(
      { length: 5 },
      () => ask(backend, 'riskIntercept', { operation, code: WRONG_CODE }).decision,
    );
    expect(decisions).toEqual(['CHALLENGE', 'CHALLENGE', 'CHALLENGE', 'CHALLENGE', 'REJECT']);
  });

  it('gives a token that unmasks the personal data', () => {
    const backend = backendOf();
    const { firstName } = backend.state.member;
    expect(ask(backend, 'kycPersonalInfo', {}).firstname).not.toBe(firstName);
    const { riskToken } = ask(backend, 'riskIntercept', { operation: 30029, code: '123456' });
    expect(ask(backend, 'kycPersonalInfo', { riskToken })).toMatchObject({
      masked: false,
      firstname: firstName,
    });
  });
});

it('a transfer is complete once both accounts have confirmed it', () => {
  const backend = backendOf(TRUSTED);
  const verify = (role: 'source' | 'target') => ask(backend, 'transferVerify', { role }).result;
  expect([verify('source'), verify('source'), verify('target')]).toEqual(['pending', 'pending', 'success']);
  expect(ask(backend, 'transferStatus', {}).status).toBe('KYC_TRANSFER_VERIFY_STATUS_COMPLETE');
});

it('an update with accepted details needs the photo next', () => {
  const backend = backendOf({
    ...TRUSTED,
    kyc: { poi: 'DisplayUpdatePOIStatus_Rejected', poiRejectReason: 'Blurred' },
  });
  ask(backend, 'identity', { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' });
  expect(ask(backend, 'kycInfo', {}).updatePoi).toMatchObject({
    status: 'DisplayUpdatePOIStatus_Needed',
    rejectReason: '',
  });
});

it('the task service returns the same list in pages', () => {
  const backend = backendOf({ site: 'HKG', kyc: { edd: 'EDDStatus_UnSubmit' } });
  const all = ask(backend, 'complianceTasks', {}).tasks;
  expect(all.map(({ type }) => type)).toEqual(['EDD', 'KNOWLEDGE_TEST', 'RISK_TOLERANCE_TEST']);
  expect(ask(backend, 'taskList', { page: 2, pageSize: 2 })).toEqual({ total: 3, list: all.slice(2) });
});
