import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { type AnsweredTemplate, submitTemplate } from '../shared/forms/submit-template';
import { type ApplicationValues, applicationAnswers } from './application';

interface Application {
  readonly template: AnsweredTemplate;
  readonly values: ApplicationValues;
  readonly onProgress: (share: number) => void;
}

export async function sendApplication(
  context: ActionContext,
  { template, values, onProgress }: Application,
): Promise<ResponseOf<typeof endpoints.submitQuestionnaire>> {
  const answers = await context.whileHere(applicationAnswers(values));
  return submitTemplate(context, { template, answers, onProgress });
}
