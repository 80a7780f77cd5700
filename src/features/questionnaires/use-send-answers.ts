import { useState } from 'react';
import { endpoints } from '../../api/endpoints';
import { isApiError } from '../../api/errors';
import type { ActionContext } from '../shared/actions/action';
import { type Submit, useSubmit } from '../shared/actions/use-submit';
import { UnreadableFile } from '../shared/forms/encoded-file';
import type { QuestionnaireFormProps } from './questionnaire-form';
import type { QuestionnaireStart } from './questionnaire-start';
import { sendAnswers } from './send-answers';

/** The submission of the whole form, whichever of its screens is shown. */
export interface Sending extends Submit<[]> {
  /** Share of the answers that has been sent, from 0 to 1. */
  readonly progress: number;
}

/** Another token for the next attempt; undefined if there is none to be had, which that attempt will show. */
async function newToken({ call }: ActionContext, { request }: QuestionnaireStart): Promise<string | undefined> {
  try {
    return (await call(endpoints.questionnaireToken, { template_code: request.templateCode }, { fresh: true })).token;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/**
 * Sends the answers, and drops their draft once they were accepted.
 *
 * @param onUnreadable leads to a file that could not be read; nothing was sent
 */
export function useSendAnswers(
  { start, token, draft, onReceived }: Pick<QuestionnaireFormProps, 'start' | 'token' | 'draft' | 'onReceived'>,
  onUnreadable: (file: File) => void,
): Sending {
  const [progress, setProgress] = useState(0);
  const [renewed, setRenewed] = useState<string>();
  const submit = useSubmit(async (context) => {
    setProgress(0);
    try {
      const standing = await sendAnswers(context, {
        start,
        answers: draft.answers,
        token: renewed ?? token,
        onProgress: setProgress,
      });
      draft.drop();
      onReceived(standing);
    } catch (error) {
      if (error instanceof UnreadableFile) onUnreadable(error.file);
      // The token may have expired. Only after a plain refusal: else the server may still accept the first submission.
      else if (!isApiError(error) || error.kind === 'business') setRenewed(await newToken(context, start));
      throw error;
    }
  }, 'questionnaire');
  return { ...submit, progress };
}
