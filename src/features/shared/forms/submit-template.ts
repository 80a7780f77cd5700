import type { RequestOf, ResponseOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import type { ActionContext } from '../actions/action';

interface Submission
  extends Pick<RequestOf<typeof endpoints.submitQuestionnaire>, 'templateCode' | 'version' | 'answers'> {
  /** Called with the share of the body that has been sent. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Sends answers to a questionnaire template: requests an id and a token, which are valid for one submission, then sends the answers. */
export async function submitTemplate(
  { call, send }: ActionContext,
  { templateCode, version, answers, onProgress }: Submission,
): Promise<ResponseOf<typeof endpoints.submitQuestionnaire>> {
  const { requestId } = await call(endpoints.createQuestionnaire, { templateCode });
  const { token } = await call(endpoints.questionnaireToken, { template_code: templateCode }, { fresh: true });
  return send(
    endpoints.submitQuestionnaire,
    { templateCode, version, requestId, token, answers },
    onProgress && { onUploadProgress: onProgress },
  );
}
