import { endpoints } from '../../api/endpoints';
import { isApiError } from '../../api/errors';
import type { Answers } from '../../domain/questionnaire';
import { answersToSend, type SentAnswer, wasReceived } from '../../domain/questionnaire-answers';
import type { ActionContext } from '../shared/actions/action';
import { encodedFile } from '../shared/forms/encoded-file';
import type { QuestionnaireStart, Standing } from './questionnaire-start';

interface SendAnswers {
  readonly start: QuestionnaireStart;
  readonly answers: Answers;
  /** Valid for one submission: a second one with the same token is refused by the server. */
  readonly token: string;
  readonly onProgress: (share: number) => void;
}

/**
 * Sends the answers once. Where the call fails, the server may have accepted them all the same (a timeout, a second tab): then it is asked
 * where the questionnaire stands, and the failure counts only if the answers are not there.
 *
 * @returns where the questionnaire stands now
 */
export async function sendAnswers(
  context: ActionContext,
  { start, answers, token, onProgress }: SendAnswers,
): Promise<Standing> {
  const { template, standing, request, isCustodian, standingNow } = start;
  const sent = answersToSend(template.sections, answers);
  const body = await context.whileHere(Promise.all(sent.map(encodedAnswer)));
  const after = (status: Standing['status']): Standing => ({ status, rejectReason: '', answers: [] });
  try {
    if (isCustodian) {
      const { status } = await context.send(endpoints.createSatosQuestionnaire, { answers: body });
      return after(status);
    }
    const requestId = request.requestId ?? (await context.call(endpoints.createQuestionnaire, request)).requestId;
    const { status } = await context.send(
      endpoints.submitQuestionnaire,
      { ...request, requestId, version: template.version, token, answers: body },
      { onUploadProgress: onProgress },
    );
    return after(status);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const now = await standingNow(context.call).catch(() => undefined);
    if (now && wasReceived(standing.status, now, sent)) return now;
    throw error;
  }
}

/** New files are sent with their contents; of a file that the server has already, its id is sent. */
async function encodedAnswer(answer: SentAnswer) {
  const files = answer.files.map((file) => ('fileId' in file ? file : encodedFile(file)));
  return { ...answer, files: await Promise.all(files) };
}
