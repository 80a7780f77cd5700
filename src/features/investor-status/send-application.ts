import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { type ApplicationValues, applicationAnswers } from './application';

interface Application {
  readonly templateCode: string;
  readonly version: string;
  readonly values: ApplicationValues;
  readonly onProgress: (share: number) => void;
}

/** Sends an application: a new request with its token, then the answers with the file. */
export async function sendApplication(
  { call, whileHere, send }: ActionContext,
  { templateCode, version, values, onProgress }: Application,
): Promise<void> {
  const answers = await whileHere(applicationAnswers(values));
  const { requestId } = await call(endpoints.createQuestionnaire, { templateCode });
  const { token } = await call(endpoints.questionnaireToken, { template_code: templateCode }, { fresh: true });
  await send(
    endpoints.submitQuestionnaire,
    { templateCode, version, requestId, token, answers },
    { onUploadProgress: onProgress },
  );
}
