import { useState } from 'react';
import { endpoints } from '../../api/endpoints';
import { isApiError } from '../../api/errors';
import type { ActionContext } from '../shared/actions/action';
import { type Submit, useSubmit } from '../shared/actions/use-submit';
import { UnreadableFile } from '../shared/forms/encoded-file';
import type { QuestionnaireFormProps } from './questionnaire-form';
import type { QuestionnaireStart } from './questionnaire-start';
import { sendAnswers } from './send-answers';

/** For the whole form. */
export interface Sending extends Submit<[]> {
  /** From 0 to 1. */
  readonly progress: number;
}

/** Undefined on failure; the next attempt shows it. */
async function newToken({ call }: ActionContext, { request }: QuestionnaireStart): Promise<string | undefined> {
  try {
    return (await call(endpoints.questionnaireToken, { template_code: request.templateCode }, { fresh: true })).token;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** `onUnreadable` leads to an unreadable file. */
export function useSendAnswers(
  { start, token, draft, onReceived }: Pick<QuestionnaireFormProps, 'start' | 'token' | 'draft' | 'onReceived'>,
  onUnreadable: (file: File) => void,
): Sending {
  const [progress, setProgress] = useState(0);
  const [renewed, setRenewed] = useState<string>();
  const submit = useSubmit(
    async (context) => {
      setProgress(0);
      try {
        const submission = await sendAnswers(context, {
          start,
          answers: draft.value,
          token: renewed ?? token,
          onProgress: setProgress,
        });
        onReceived(submission);
      } catch (error) {
        if (error instanceof UnreadableFile) onUnreadable(error.file);
        // The token may have expired. Otherwise the server may still accept the first submission.
        else if (!isApiError(error) || error.kind === 'business') setRenewed(await newToken(context, start));
        throw error;
      }
    },
    'questionnaire',
    draft,
  );
  return { ...submit, progress };
}
