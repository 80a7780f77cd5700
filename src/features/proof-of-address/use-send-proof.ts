import { useRef, useState } from 'react';
import type { QuestionnaireStatus } from '../../domain/statuses';
import type { SentDraft } from '../shared/actions/action';
import { useSubmit } from '../shared/actions/use-submit';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import type { ProofValues } from './address-proof';
import { sendProof } from './send-proof';

interface SendProofOptions {
  readonly template: AnsweredTemplate;
  readonly needsAgreement: boolean;
  readonly draft: SentDraft;
  readonly onSent: (status: QuestionnaireStatus) => void;
}

/** Failures keep values and files; an accepted agreement is not sent again. */
export function useSendProof({ template, needsAgreement, draft, onSent }: SendProofOptions) {
  const [progress, setProgress] = useState<number>();
  const agreed = useRef(false);
  const sending = useSubmit(
    async (context, values: ProofValues) => {
      setProgress(0);
      try {
        await sendProof(context, {
          values,
          template,
          needsAgreement: needsAgreement && !agreed.current,
          onAgreed: () => {
            agreed.current = true;
          },
          onProgress: setProgress,
          onSent,
        });
      } finally {
        setProgress(undefined);
      }
    },
    'proofOfAddress',
    draft,
  );
  return { ...sending, progress };
}
