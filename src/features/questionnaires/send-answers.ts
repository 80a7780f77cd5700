import { endpoints } from '../../api/endpoints';
import type { Answers } from '../../domain/questionnaire';
import { answersToSend, type SentAnswer, wasReceived } from '../../domain/questionnaire-answers';
import type { ActionContext } from '../shared/actions/action';
import { refuseReplaced } from '../shared/actions/replaced-text';
import { encodedFile } from '../shared/forms/encoded-file';
import type { QuestionnaireStart, Submission } from './questionnaire-start';

interface SendAnswers {
  readonly start: QuestionnaireStart;
  readonly answers: Answers;
  /** For one submission. */
  readonly token: string;
  readonly onProgress: (share: number) => void;
}

/**
 * Returns the submission, also after an unclear failure. Throws `ReplacedText` if the questions
 * changed.
 */
export async function sendAnswers(
  context: ActionContext,
  { start, answers, token, onProgress }: SendAnswers,
): Promise<Submission> {
  const { template, submission, request, isCustodian, fetchSubmission, latest } = start;
  const sent = answersToSend(template.sections, answers);
  const body = await context.whileHere(Promise.all(sent.map(encodedAnswer)));
  const ask = async (call: ActionContext['call']) => {
    const now = await fetchSubmission(call);
    if (wasReceived(submission.status, now, sent)) return now;
    refuseReplaced(template, await latest(call));
    return undefined;
  };
  const send = async () => {
    const options = { ask, asksAfterRefusal: true } as const;
    if (isCustodian) return context.submit(endpoints.createSatosQuestionnaire, { answers: body }, options);
    const requestId = request.requestId ?? (await context.call(endpoints.createQuestionnaire, request)).requestId;
    return context.submit(
      endpoints.submitQuestionnaire,
      { ...request, requestId, version: template.version, token, answers: body },
      { ...options, onUploadProgress: onProgress },
    );
  };
  const { status } = await send();
  return { status, rejectReason: '', answers: [] };
}

/** Known files go by id. */
async function encodedAnswer(answer: SentAnswer) {
  const files = answer.files.map((file) => ('fileId' in file ? file : encodedFile(file)));
  return { ...answer, files: await Promise.all(files) };
}
