import { endpoints } from '../../api/endpoints';
import { isApiError } from '../../api/errors';
import type { Answers, KeptFile } from '../../domain/questionnaire';
import { answersToSend, type SentAnswer, wasReceived } from '../../domain/questionnaire-answers';
import type { ActionContext } from '../shared/actions/action';
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

async function encodedAnswer(answer: SentAnswer) {
  return { ...answer, files: await Promise.all(answer.files.map(encodedFile)) };
}

/** A file as it is sent: a new one with its contents in base64, one that the server has by its id alone. */
async function encodedFile(file: File | KeptFile) {
  if ('fileId' in file) return file;
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, contentType: file.type, data: url.slice(url.indexOf(',') + 1) };
}
