import type { TestAnswers, TestAttempt } from '../../domain/investor-tests';
import type { ActionContext } from '../shared/actions/action';
import { submitTemplate } from '../shared/forms/submit-template';

interface SentTest {
  readonly templateCode: string;
  readonly version: string;
  readonly answers: TestAnswers;
}

/** Sends the answers of a test. Returns the attempt, as the server marked it. */
export async function sendTest(
  context: ActionContext,
  { templateCode, version, answers }: SentTest,
): Promise<TestAttempt | undefined> {
  const { attempt } = await submitTemplate(context, {
    templateCode,
    version,
    answers: Object.entries(answers).map(([questionId, values]) => ({ questionId, values: [...values] })),
  });
  return attempt;
}
