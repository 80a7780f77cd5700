import type { RequestOf, ResponseOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import { wasReceived } from '../../../domain/questionnaire-answers';
import { memberMemory } from '../../../lib/member-memory';
import type { ActionContext } from '../actions/action';
import { askAfterRefusal, refuseReplaced } from '../actions/replaced-text';
import { ReplacedText } from '../actions/submit-errors';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;
type Submitted = ResponseOf<typeof endpoints.submitQuestionnaire>;
type Request = RequestOf<typeof endpoints.submitQuestionnaire>;

/** What the member has answered, as it was loaded. */
export type AnsweredTemplate = Pick<Template, 'templateCode' | 'version' | 'status' | 'lastAttempt'>;

interface Submission extends Pick<Request, 'answers' | 'requestId' | 'token' | 'consent'> {
  readonly template: AnsweredTemplate;
  /** Called with the share of the body that has been sent. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called when the server has accepted or refused the submission, also after the member has left. */
  readonly onSettled?: () => void;
}

/**
 * Sends answers to a template. After a lost answer it is the template that tells whether the server has them.
 *
 * @throws ReplacedText if the server has a new version of the template
 */
export function submitAnswers(
  context: ActionContext,
  { template, onProgress, onSettled, ...sent }: Submission,
): Promise<Submitted> {
  const { templateCode, version } = template;
  const ask = async (call: ActionContext['call']): Promise<Submitted | undefined> => {
    const input = { biz_from: 'kyc_web', template_code: templateCode } as const;
    const now = await call(endpoints.questionnaireTemplate, input, { fresh: true });
    if (hasArrived(template, now, sent.answers)) return { status: now.status, attempt: now.lastAttempt };
    refuseReplaced(template, now);
    return undefined;
  };
  const settled = { onAccepted: onSettled, onRefused: onSettled };
  const options = { ask, ...settled, ...(onProgress && { onUploadProgress: onProgress }) };
  return askAfterRefusal(
    () => context.submit(endpoints.submitQuestionnaire, { templateCode, version, ...sent }, options),
    () => ask(context.call),
  );
}

/** A test tells by its latest attempt, every other template by its status and its answers. */
function hasArrived(before: AnsweredTemplate, now: Template, sent: Request['answers']): boolean {
  if (now.lastAttempt) return JSON.stringify(now.lastAttempt) !== JSON.stringify(before.lastAttempt);
  // Files are not compared.
  return wasReceived(
    before.status,
    now,
    sent.map(({ questionId, values = [] }) => ({ questionId, values, details: [], rows: [], files: [] })),
  );
}

/** Id and token of a submission that the server has neither accepted nor refused, by template. */
const prepared = memberMemory(() => new Map<string, { readonly requestId: string; readonly token: string }>());

/**
 * Sends answers with an id and a token, which are valid for one submission. A submission that did not arrive is sent again with the same
 * ones, also by a member who has left meanwhile and come back: if it arrives late after all, the server refuses the second one.
 *
 * @throws ReplacedText if the server has a new version of the template
 */
export async function submitTemplate(
  context: ActionContext,
  submission: Omit<Submission, 'requestId' | 'token' | 'onSettled'>,
): Promise<Submitted> {
  const { call } = context;
  const { templateCode } = submission.template;
  const prepare = async () => {
    const { requestId } = await call(endpoints.createQuestionnaire, { templateCode });
    const { token } = await call(endpoints.questionnaireToken, { template_code: templateCode }, { fresh: true });
    return { requestId, token };
  };
  // The member's, who may have signed out when it is settled.
  const ids = prepared.current;
  const own = ids.get(templateCode) ?? (await prepare());
  ids.set(templateCode, own);
  const onSettled = () => void ids.delete(templateCode);
  try {
    const submitted = await submitAnswers(context, { ...submission, ...own, onSettled });
    onSettled();
    return submitted;
  } catch (error) {
    if (error instanceof ReplacedText) onSettled();
    throw error;
  }
}
