import type { TestAnswers, TestAttempt } from '../../domain/investor-tests';
import type { ActionContext } from '../shared/actions/action';
import { type AnsweredTemplate, submitTemplate } from '../shared/forms/submit-template';

/** Returns the attempt as the server marked it. */
export async function sendTest(
  context: ActionContext,
  template: AnsweredTemplate,
  answers: TestAnswers,
): Promise<TestAttempt | undefined> {
  const { attempt } = await submitTemplate(context, {
    template,
    answers: Object.entries(answers).map(([questionId, values]) => ({ questionId, values: [...values] })),
  });
  return attempt;
}
