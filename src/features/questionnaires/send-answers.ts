import { endpoints } from '../../api/endpoints';
import type { Answers } from '../../domain/questionnaire';
import { answersToSend, type SentAnswer, wasReceived } from '../../domain/questionnaire-answers';
import type { ActionContext } from '../shared/actions/action';
import { askAfterRefusal, refuseReplaced } from '../shared/actions/replaced-text';
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
 * Sends the answers. After a failure that leaves open whether they have arrived, the server is asked where the questionnaire stands.
 *
 * @returns where the questionnaire stands now
 * @throws ReplacedText if the server has new questions
 */
export async function sendAnswers(
  context: ActionContext,
  { start, answers, token, onProgress }: SendAnswers,
): Promise<Standing> {
  const { template, standing, request, isCustodian, standingNow, latest } = start;
  const sent = answersToSend(template.sections, answers);
  const body = await context.whileHere(Promise.all(sent.map(encodedAnswer)));
  const ask = async (call: ActionContext['call']) => {
    const now = await standingNow(call);
    if (wasReceived(standing.status, now, sent)) return now;
    refuseReplaced(template, await latest(call));
    return undefined;
  };
  const send = async () => {
    if (isCustodian) return context.submit(endpoints.createSatosQuestionnaire, { answers: body }, { ask });
    const requestId = request.requestId ?? (await context.call(endpoints.createQuestionnaire, request)).requestId;
    return context.submit(
      endpoints.submitQuestionnaire,
      { ...request, requestId, version: template.version, token, answers: body },
      { ask, onUploadProgress: onProgress },
    );
  };
  const { status } = await askAfterRefusal<Pick<Standing, 'status'>>(send, () => ask(context.call));
  return { status, rejectReason: '', answers: [] };
}

/** New files are sent with their contents; of a file that the server has already, its id is sent. */
async function encodedAnswer(answer: SentAnswer) {
  const files = answer.files.map((file) => ('fileId' in file ? file : encodedFile(file)));
  return { ...answer, files: await Promise.all(files) };
}
