import { endpoints } from '../../api/endpoints';
import type { TestAnswers, TestAttempt } from '../../domain/investor-tests';
import type { ActionContext } from '../shared/actions/action';

interface SentTest {
  readonly templateCode: string;
  readonly version: string;
  readonly answers: TestAnswers;
}

/** Sends the answers of a test: a new request with its token, then the answers. Returns the attempt, as the server marked it. */
export async function sendTest(
  { call, send }: ActionContext,
  { templateCode, version, answers }: SentTest,
): Promise<TestAttempt | undefined> {
  const { requestId } = await call(endpoints.createQuestionnaire, { templateCode });
  const { token } = await call(endpoints.questionnaireToken, { template_code: templateCode }, { fresh: true });
  const { attempt } = await send(endpoints.submitQuestionnaire, {
    templateCode,
    version,
    requestId,
    token,
    answers: Object.entries(answers).map(([questionId, values]) => ({ questionId, values: [...values] })),
  });
  return attempt;
}
