import type { ResponseOf } from '../../../api/endpoint';
import { questionnaireEndpoints } from '../../../api/endpoints/questionnaires';
import { isApiError } from '../../../api/errors';
import { invalidate } from '../../../api/resource';
import { ReplacedText } from './submit-errors';

type Template = ResponseOf<typeof questionnaireEndpoints.questionnaireTemplate>;

/**
 * Loads a template anew if the server has another version of it than the one that the member has answered. The form stays, with the answers.
 *
 * @throws ReplacedText if it was replaced
 */
export function refuseReplaced(answered: Pick<Template, 'version'>, latest: Pick<Template, 'version'>): void {
  if (latest.version === answered.version) return;
  invalidate(questionnaireEndpoints.questionnaireTemplate);
  throw new ReplacedText();
}

/**
 * Sends answers. A refusal is not the last word: an earlier attempt may have arrived late, or in another tab, and the text may have been
 * replaced.
 *
 * @param ask asks where the member stands, as for `submit`; throws ReplacedText if the text was replaced
 */
export async function askAfterRefusal<R>(send: () => Promise<R>, ask: () => Promise<R | undefined>): Promise<R> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'business') throw error;
    const answer = await ask().catch((failure: unknown) => {
      if (!isApiError(failure)) throw failure;
      return undefined;
    });
    if (answer === undefined) throw error;
    return answer;
  }
}
