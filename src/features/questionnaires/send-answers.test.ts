import { describe, expect, it } from 'vitest';
import type { call as apiCall } from '../../api/client';
import { type Endpoint, endpointName } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { BusinessError, TimeoutError } from '../../api/errors';
import { NO_ANSWER } from '../../domain/questionnaire';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { testQuestion } from '../../domain/testing';
import { ActionRunner } from '../shared/actions/action';
import { ReplacedText } from '../shared/actions/submit-errors';
import type { QuestionnaireStart, Submission } from './questionnaire-start';
import { sendAnswers } from './send-answers';

const CREATE = endpointName(endpoints.createQuestionnaire);
const SUBMIT = endpointName(endpoints.submitQuestionnaire);
const CUSTODIAN = endpointName(endpoints.createSatosQuestionnaire);
const ANSWERS = [{ questionId: 'name', values: ['Ada'], details: [], rows: [], files: [] }];
const PENDING: QuestionnaireStatus = 'QUESTIONNAIRE_STATUS_PENDING';

interface Case {
  readonly start?: Partial<QuestionnaireStart>;
  readonly submit?: unknown;
  /** undefined: that call fails. */
  readonly after?: Submission;
  /** The member answered version 2. */
  readonly latest?: string;
}

async function submit({ start, submit = { status: PENDING }, after, latest = '2' }: Case) {
  const sent: [name: string, input: unknown][] = [];
  const call = async (endpoint: Endpoint, input: unknown) => {
    const name = endpointName(endpoint);
    sent.push([name, input]);
    if (name === CREATE) return { requestId: 'created' };
    if (submit instanceof Error) throw submit;
    return submit;
  };
  const runner = new ActionRunner({
    call: call as typeof apiCall,
    tell: () => undefined,
    report: () => undefined,
    onBusy: () => undefined,
    onDoubt: () => undefined,
  });
  runner.enter();
  const whole = {
    template: {
      version: '2',
      sections: [{ id: 's', title: '', description: '', questions: [testQuestion('name')] }],
    },
    submission: { status: 'QUESTIONNAIRE_STATUS_UNSUBMIT', rejectReason: '', answers: [] },
    request: { templateCode: '200' },
    isCustodian: false,
    fetchSubmission: async () => {
      if (!after) throw new TimeoutError('x', 1);
      return after;
    },
    latest: async () => ({ version: latest }),
    reload: () => undefined,
    ...start,
  } as QuestionnaireStart;
  const answers = { name: { ...NO_ANSWER, values: [' Ada '] } };
  let outcome: unknown;
  await runner.run(async (context) => {
    const sending = sendAnswers(context, { start: whole, answers, token: 't1', onProgress: () => undefined });
    outcome = await sending.catch((error: unknown) => error);
  });
  return { sent, outcome };
}

const body = { version: '2', token: 't1', answers: ANSWERS };
const accepted: Submission = { status: PENDING, rejectReason: '', answers: [] };

describe('answers are sent', () => {
  it('with a request that is created for them', async () => {
    const { sent, outcome } = await submit({});
    expect(sent).toEqual([
      [CREATE, { templateCode: '200' }],
      [SUBMIT, { templateCode: '200', requestId: 'created', ...body }],
    ]);
    expect(outcome).toEqual(accepted);
  });

  it('to the request that the address names', async () => {
    const { sent } = await submit({ start: { request: { templateCode: '200', requestId: 'named' } } });
    expect(sent).toEqual([[SUBMIT, { templateCode: '200', requestId: 'named', ...body }]]);
  });

  it('to the custodian by its own call', async () => {
    const { sent, outcome } = await submit({ start: { isCustodian: true } });
    expect(sent).toEqual([[CUSTODIAN, { answers: ANSWERS }]]);
    expect(outcome).toEqual(accepted);
  });
});

describe('a submission that fails', () => {
  const lost = new TimeoutError(SUBMIT, 30_000);
  const received: Submission = { status: PENDING, rejectReason: '', answers: [] };
  it.each<[string, Case, unknown]>([
    ['counts as accepted if the server has the answers', { submit: lost, after: received }, received],
    [
      'is an error if the server does not have them',
      { submit: lost, after: { ...received, status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } },
      lost,
    ],
  ])('%s', async (_case, wire, expected) => {
    expect((await submit(wire)).outcome).toEqual(expected);
  });

  it('because of a bug does not count as a lost answer', async () => {
    const fault = new TypeError('a fault');
    expect((await submit({ submit: fault, after: received })).outcome).toBe(fault);
  });

  const refusal = new BusinessError(SUBMIT, { ret_code: 1, ret_msg: '', result: null });
  const open: Submission = { ...received, status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' };
  it.each<[string, Case, unknown]>([
    ['is an error too', { after: open }, refusal],
    ['is an error if the server cannot be asked', {}, refusal],
    ['counts as accepted if the answers had arrived before', { after: received }, received],
    ['leads to the new questions if there are any', { after: open, latest: '3' }, expect.any(ReplacedText)],
  ])('with a refusal of the server %s', async (_case, wire, expected) => {
    expect((await submit({ submit: refusal, ...wire })).outcome).toEqual(expected);
  });
});
