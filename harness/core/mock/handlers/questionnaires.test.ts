import { describe, expect, it } from 'vitest';
import { ask, backendOf, envelopeOf } from './testing';

const PENDING = 'QUESTIONNAIRE_STATUS_PENDING';
const APPROVED = 'QUESTIONNAIRE_STATUS_APPROVED';
const UNSUBMITTED = 'QUESTIONNAIRE_STATUS_UNSUBMIT';
const ANSWER = { questionId: 'employment', values: ['1'], files: [] };

const submission = (templateCode: string, answers: object[] = [ANSWER]) =>
  ({ templateCode, version: '1', answers }) as never;
const statusOf = (backend: ReturnType<typeof backendOf>, template_code: string, scene_code?: string) =>
  ask(backend, 'questionnaireTemplate', { template_code, ...(scene_code !== undefined && { scene_code }) }).status;

describe('the general questionnaire', () => {
  it('is known to kyc-info, and waits for a review once it is submitted', () => {
    const backend = backendOf({ kyc: { questionnaire: UNSUBMITTED } });
    expect(statusOf(backend, '200')).toBe(UNSUBMITTED);
    expect(ask(backend, 'submitQuestionnaire', submission('200'))).toEqual({ status: PENDING });
    expect(statusOf(backend, '200')).toBe(PENDING);
    expect(ask(backend, 'kycInfo', {}).questionnaireStatus).toBe(PENDING);
  });

  it('of a scene has its own status', () => {
    const backend = backendOf({ kyc: { questionnaire: UNSUBMITTED } });
    const input = { templateCode: '200', sceneCode: 'RFI' };
    expect(ask(backend, 'createQuestionnaire', input)).toMatchObject({ templateCode: '200', status: UNSUBMITTED });
    ask(backend, 'submitQuestionnaire', { ...(submission('200') as object), sceneCode: 'RFI' } as never);
    expect(ask(backend, 'createQuestionnaire', input).status).toBe(PENDING);
    expect([statusOf(backend, '200', 'RFI'), statusOf(backend, '200')]).toEqual([PENDING, UNSUBMITTED]);
    expect(ask(backend, 'kycInfo', {}).questionnaireStatus).toBe(UNSUBMITTED);
  });

  it('gives each questionnaire its own request', () => {
    const backend = backendOf({ member: { id: 'm-7' } });
    const requestOf = (input: { templateCode: string; sceneCode?: string }) =>
      ask(backend, 'createQuestionnaire', input).requestId;
    expect(requestOf({ templateCode: '200' })).toBe('request_m-7_200');
    expect(requestOf({ templateCode: '200', sceneCode: 'RFI' })).toBe('request_m-7_RFI');
    expect(requestOf({ templateCode: '220', sceneCode: 'RFI' })).toBe('request_m-7_220');
  });
});

describe('a template', () => {
  it('says which scene it is for, and why it was rejected', () => {
    const backend = backendOf({ kyc: { questionnaireRejectReason: 'Incomplete', poaRejectReason: 'Blurred' } });
    const template = (code: string, scene_code?: string) =>
      ask(backend, 'questionnaireTemplate', { template_code: code, ...(scene_code && { scene_code }) });
    expect(template('200')).toMatchObject({ templateCode: '200', sceneCode: '', rejectReason: 'Incomplete' });
    expect(template('200', 'RFI').sceneCode).toBe('RFI');
    expect(template('POA').rejectReason).toBe('Blurred');
  });

  it('has the answers that were sent; before, earlier ones where the scenario says so', () => {
    const template = (backend: ReturnType<typeof backendOf>) =>
      ask(backend, 'questionnaireTemplate', { template_code: '200' }).answers;
    expect(template(backendOf())).toEqual([]);
    expect(template(backendOf({ kyc: { questionnaireAnswers: 'earlier' } })).length).toBeGreaterThan(0);
    const backend = backendOf({ kyc: { questionnaireAnswers: 'earlier' } });
    ask(backend, 'submitQuestionnaire', submission('200'));
    expect(template(backend)).toEqual([expect.objectContaining({ questionId: 'employment', values: ['1'] })]);
  });
});

it('files of an answer are stored by name and id, without their contents', () => {
  const backend = backendOf();
  const name = 'bill.pdf';
  const contentType = 'application/pdf';
  const files = [
    { name, contentType, content: 'JVBERi0=' },
    { name, contentType, fileId: 'earlier-file' },
  ];
  ask(backend, 'submitQuestionnaire', submission('POA', [{ questionId: 'document', values: [], files }]));
  expect(backend.state.run.answers.POA?.[0]?.files).toEqual([
    { name, contentType, fileId: 'file_document_0_bill.pdf' },
    { name, contentType, fileId: 'earlier-file' },
  ]);
});

describe('what a submission changes', () => {
  it('a proof of address waits for its review', () => {
    const backend = backendOf({ kyc: { poa: 'QUESTIONNAIRE_STATUS_REJECTED', poaRejectReason: 'Blurred' } });
    expect(statusOf(backend, 'POA')).toBe('QUESTIONNAIRE_STATUS_REJECTED');
    expect(ask(backend, 'submitQuestionnaire', submission('POA'))).toEqual({ status: PENDING });
    expect(backend.state.kyc.poa).toEqual({ status: PENDING, rejectReason: '' });
    expect(backend.state.run.submitted).toEqual([]);
  });

  it('a due diligence is reviewed', () => {
    const backend = backendOf({ kyc: { edd: 'EDDStatus_UnSubmit', questionnaire: APPROVED } });
    expect(statusOf(backend, 'EDD')).toBe(UNSUBMITTED);
    ask(backend, 'submitQuestionnaire', submission('EDD'));
    expect(statusOf(backend, 'EDD')).toBe(PENDING);
    expect(ask(backend, 'eddInfo', {}).status).toBe('EDDStatus_Reviewing');
    expect(backend.state.run.submitted).toEqual([]);
  });

  it('a change of residence takes effect at once', () => {
    const backend = backendOf({ member: { country: 'IND' } });
    expect(statusOf(backend, 'RESIDENCE')).toBe(UNSUBMITTED);
    const country = { questionId: 'country', values: ['DEU'], files: [] };
    expect(ask(backend, 'submitQuestionnaire', submission('RESIDENCE', [ANSWER, country]))).toEqual({
      status: APPROVED,
    });
    expect(statusOf(backend, 'RESIDENCE')).toBe(APPROVED);
    expect(backend.state.member.country).toBe('DEU');
    ask(backend, 'submitQuestionnaire', submission('RESIDENCE'));
    expect(backend.state.member.country).toBe('DEU');
  });

  it("the custodian's questionnaire waits for its review", () => {
    const backend = backendOf({ kyc: { questionnaire: UNSUBMITTED, questionnaireRejectReason: 'Incomplete' } });
    const asked = ask(backend, 'querySatosQuestionnaire', {});
    expect(asked).toMatchObject({ status: UNSUBMITTED, rejectReason: 'Incomplete', answers: [] });
    expect(ask(backend, 'createSatosQuestionnaire', { answers: [ANSWER] })).toEqual({ status: PENDING });
    expect(ask(backend, 'querySatosQuestionnaire', {})).toMatchObject({
      status: PENDING,
      answers: [expect.objectContaining({ questionId: 'employment' })],
    });
    expect(ask(backend, 'kycInfo', {}).questionnaireStatus).toBe(UNSUBMITTED);
  });

  it('a second submission is stored once', () => {
    const backend = backendOf();
    for (const _time of [1, 2]) ask(backend, 'submitQuestionnaire', submission('220'));
    expect(backend.state.run.submitted).toEqual(['220']);
  });
});

it('a token is good for one submission of its template, and for an hour', () => {
  const backend = backendOf({ member: { id: 'm-7' } });
  const ask200 = () => ask(backend, 'questionnaireToken', { template_code: '200' });
  const first = ask200();
  expect(first).toEqual({ token: 'questionnaire_m-7_200_1', expiresAt: backend.state.now + 3_600_000 });
  expect(ask200().token).toBe(first.token);
  const send = () =>
    envelopeOf(backend, 'submitQuestionnaire', { ...(submission('200') as object), token: first.token } as never);
  expect(send().ret_code).toBe(0);
  expect(send()).toMatchObject({ ret_code: 10001, ret_msg: 'The token has been used' });
  expect(ask200().token).toBe('questionnaire_m-7_200_2');
  ask(backend, 'submitQuestionnaire', submission('200'));
  expect(ask200().token).toBe('questionnaire_m-7_200_3');
});

it.each(['constructor', '__proto__', 'toString'])('a submission of %s counts like any other', (name) => {
  const next = (templateCode: string) => {
    const backend = backendOf({});
    ask(backend, 'submitQuestionnaire', submission(templateCode));
    return ask(backend, 'questionnaireToken', { template_code: templateCode }).token.replace(templateCode, '');
  };
  expect(next(name)).toBe(next('SOME_OTHER_CODE'));
});

it.each(['constructor', '__proto__', 'SOME_OTHER_CODE'])(
  'the template %s, which does not exist, is refused',
  (code) => {
    expect(envelopeOf(backendOf(), 'questionnaireTemplate', { template_code: code })).toMatchObject({
      ret_code: 10001,
    });
  },
);
