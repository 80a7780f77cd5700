import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointName } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { dropUnused, prefetch } from '../../api/resource';
import { ok, raw, wireOfThisFile } from '../../api/testing/wire';
import { ownCallsOf } from '../../screens/opening-calls';
import type { RoutePath } from '../../screens/screens';
import { questionnaireCalls } from './source-calls';

vi.mock('../../modes/page-context', () => ({
  currentPageContext: () => ({ shell: 'browser', authority: 'session' }),
  isByToken: () => false,
}));

const wire = wireOfThisFile();
afterEach(dropUnused);

const { kycInfo, memberInfo, eddInfo, createQuestionnaire, questionnaireTemplate, querySatosQuestionnaire } = endpoints;
const STATE = [kycInfo, memberInfo];

function answers(opened: boolean): Record<string, unknown> {
  return {
    [kycInfo.path]: { opened, state: [], current: {} },
    [memberInfo.path]: { id: 'ada', member_tag: { kyc: 0 } },
    [eddInfo.path]: { status: 'EDDStatus_UnSubmit', templateCode: 'NAMED' },
    [createQuestionnaire.path]: { requestId: 'r-7', templateCode: '200', status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' },
  };
}

async function stagesAt(path: RoutePath, query: string, opened: boolean): Promise<string[][]> {
  const known = answers(opened);
  wire.answer = (response, request) => {
    const answer = known[request.url.split('?', 1)[0] ?? ''];
    (answer === undefined ? raw(500, '') : ok(answer))(response, request);
  };
  const first = ownCallsOf(path, new URLSearchParams(query)).map(
    ({ endpoint, input = {} }) => [endpoints[endpoint], input] as const,
  );
  const stages: string[][] = [];
  for (const calls of [() => first, ...questionnaireCalls(path, new URLSearchParams(query))]) {
    const before = wire.received.length;
    await prefetch(calls());
    stages.push(wire.received.slice(before).map(({ method, url }) => `${method} ${url}`));
  }
  return stages;
}

const named = (...rows: Parameters<typeof endpointName>[0][]) => rows.map(endpointName);

describe('the calls of a first view', () => {
  it.each([
    ['/auth/rcEddQuestionnaire', '', [named(...STATE, questionnaireTemplate)]],
    ['/auth/newquestion', '', [named(...STATE, questionnaireTemplate, querySatosQuestionnaire)]],
    ['/auth/eddQuestionnaire', '', [named(...STATE, eddInfo), named(questionnaireTemplate)]],
    ['/auth/question', '', [named(...STATE), named(createQuestionnaire), named(questionnaireTemplate)]],
    ['/auth/question', 'request_id=r-1', [named(...STATE), named(questionnaireTemplate)]],
  ] as const)('%s?%s: in stages, and none after the first for a closed account', async (path, query, stages) => {
    const sent = await stagesAt(path, query, true);
    expect(sent.map((calls) => calls.map((call) => call.split('?', 1)[0]).sort())).toEqual(
      stages.map((calls) => [...calls].sort()),
    );
    dropUnused();
    const [first, ...others] = await stagesAt(path, query, false);
    expect(first).toHaveLength(stages[0].length);
    expect(others.flat()).toEqual([]);
  });

  it.each([
    ['/auth/question', '', 'request_id=r-7'],
    ['/auth/question', 'request_id=r-1', 'request_id=r-1'],
    ['/auth/eddQuestionnaire', '', 'template_code=NAMED'],
    ['/auth/questionnaire', 'template_code=FUNDS', 'template_code=FUNDS'],
  ] as const)('%s?%s asks for the template with %s', async (path, query, asked) => {
    expect((await stagesAt(path, query, true)).flat().at(-1)).toContain(asked);
  });
});
