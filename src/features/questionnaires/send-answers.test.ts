import { describe, expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { BusinessError, TimeoutError } from '../../api/errors';
import { NO_ANSWER } from '../../domain/questionnaire';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { testQuestion } from '../../domain/testing';
import type { ActionContext } from '../shared/actions/action';
import { ReplacedText } from '../shared/actions/submit-errors';
import type { QuestionnaireStart, Standing } from './questionnaire-start';
import { sendAnswers } from './send-answers';

const CREATE = endpointName(endpoints.createQuestionnaire);
const SUBMIT = endpointName(endpoints.submitQuestionnaire);
const CUSTODIAN = endpointName(endpoints.createSatosQuestionnaire);
const ANSWERS = [{ questionId: 'name', values: ['Ada'], details: [], rows: [], files: [] }];
const PENDING: QuestionnaireStatus = 'QUESTIONNAIRE_STATUS_PENDING';

interface Case {
  readonly start?: Partial<QuestionnaireStart>;
  /** Answer of the submission, or how it fails. */
  readonly submit?: unknown;
  /** What the server says afterwards about the questionnaire; undefined: that call fails. */
  readonly after?: Standing;
  /** Version of the questions by then; the member has answered version 2. */
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
  // As the action does after a lost answer.
  const submitting = async (
    endpoint: Endpoint,
    input: unknown,
    { ask }: { ask: (from: typeof call) => Promise<unknown> },
  ) => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const answer = await ask(call).catch(() => undefined);
      if (answer === undefined) throw error;
      return answer;
    }
  };
  const whileHere = (promise: Promise<unknown>) => promise;
  const context = { call, submit: submitting, whileHere } as unknown as ActionContext;
  const outcome = sendAnswers(context, {
    start: {
      template: {
        version: '2',
        sections: [{ id: 's', title: '', description: '', questions: [testQuestion('name')] }],
      },
      standing: { status: 'QUESTIONNAIRE_STATUS_UNSUBMIT', rejectReason: '', answers: [] },
      request: { templateCode: '200' },
      isCustodian: false,
      standingNow: async () => {
        if (!after) throw new TimeoutError('x', 1);
        return after;
      },
      latest: async () => ({ version: latest }),
      reload: () => undefined,
      ...start,
    } as QuestionnaireStart,
    answers: { name: { ...NO_ANSWER, values: [' Ada '] } },
    token: 't1',
    onProgress: () => undefined,
  });
  return { sent, outcome: await outcome.catch((error: unknown) => error) };
}

const body = { version: '2', token: 't1', answers: ANSWERS };
const accepted: Standing = { status: PENDING, rejectReason: '', answers: [] };

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
  const lost = new TimeoutError('x', 30_000);
  const received: Standing = { status: PENDING, rejectReason: '', answers: [] };
  it.each<[string, Case, unknown]>([
    ['counts as accepted if the server has the answers', { submit: lost, after: received }, received],
    [
      'is an error if the server does not have them',
      { submit: lost, after: { ...received, status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } },
      lost,
    ],
    ['is an error if the server cannot be asked', { submit: lost }, lost],
  ])('%s', async (_case, wire, expected) => {
    expect((await submit(wire)).outcome).toEqual(expected);
  });

  it('by a fault of the program is not taken for a lost answer', async () => {
    const fault = new TypeError('a fault');
    expect((await submit({ submit: fault, after: received })).outcome).toBe(fault);
  });

  const refusal = new BusinessError('x', { ret_code: 1, ret_msg: '', result: null });
  const open: Standing = { ...received, status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' };
  it.each<[string, Case, unknown]>([
    ['is an error, too', { after: open }, refusal],
    ['is an error if the server cannot be asked', {}, refusal],
    ['counts as accepted if the answers had arrived before', { after: received }, received],
    ['leads to the new questions if there are any', { after: open, latest: '3' }, expect.any(ReplacedText)],
  ])('with a refusal of the server %s', async (_case, wire, expected) => {
    expect((await submit({ submit: refusal, ...wire })).outcome).toEqual(expected);
  });
});
