import type { ActionContext } from '../shared/actions/action';
import { submitTemplate } from '../shared/forms/submit-template';
import { type ApplicationValues, applicationAnswers } from './application';

interface Application {
  readonly templateCode: string;
  readonly version: string;
  readonly values: ApplicationValues;
  readonly onProgress: (share: number) => void;
}

/** Sends an application with its file. */
export async function sendApplication(
  context: ActionContext,
  { templateCode, version, values, onProgress }: Application,
): Promise<void> {
  const answers = await context.whileHere(applicationAnswers(values));
  await submitTemplate(context, { templateCode, version, answers, onProgress });
}
