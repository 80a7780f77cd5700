import type { RequestOf, ResponseOf } from '../../../api/endpoint';
import { endpoints } from '../../../api/endpoints';
import { wasReceived } from '../../../domain/questionnaire-answers';
import { memberMemory } from '../../../lib/member-memory';
import type { ActionContext } from '../actions/action';
import { refuseReplaced } from '../actions/replaced-text';
import { ReplacedText } from '../actions/submit-errors';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;
type Submitted = ResponseOf<typeof endpoints.submitQuestionnaire>;
type Request = RequestOf<typeof endpoints.submitQuestionnaire>;

/** The template as it was loaded. */
export type AnsweredTemplate = Pick<Template, 'templateCode' | 'version' | 'status' | 'lastAttempt'>;

interface Submission extends Pick<Request, 'answers' | 'requestId' | 'token' | 'consent'> {
  readonly template: AnsweredTemplate;
  /** 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Also after leaving. */
  readonly onSettled?: () => void;
}

/** After a lost answer the template shows the outcome. Throws `ReplacedText` for a new version. */
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
  return context.submit(
    endpoints.submitQuestionnaire,
    { templateCode, version, ...sent },
    { ask, asksAfterRefusal: true, onSettled, onUploadProgress: onProgress },
  );
}

/** A test by its latest attempt, others by status and answers. */
function hasArrived(before: AnsweredTemplate, now: Template, sent: Request['answers']): boolean {
  if (now.lastAttempt) return JSON.stringify(now.lastAttempt) !== JSON.stringify(before.lastAttempt);
  // Files are not compared.
  return wasReceived(
    before.status,
    now,
    sent.map(({ questionId, values = [] }) => ({ questionId, values, details: [], rows: [], files: [] })),
  );
}

/** Neither accepted nor refused, by template. */
const prepared = memberMemory(() => new Map<string, { readonly requestId: string; readonly token: string }>());

/** Reuses id and token, so the server refuses a late duplicate. Throws `ReplacedText`. */
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
  // The member may sign out before it settles.
  const ids = prepared.current;
  const own = ids.get(templateCode) ?? (await prepare());
  ids.set(templateCode, own);
  const onSettled = () => void ids.delete(templateCode);
  try {
    return await submitAnswers(context, { ...submission, ...own, onSettled });
  } catch (error) {
    if (error instanceof ReplacedText) onSettled();
    throw error;
  }
}
