import { useRef, useState } from 'react';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { useSubmit } from '../shared/actions/use-submit';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import type { ProofValues } from './address-proof';
import { sendProof } from './send-proof';

interface SendProofOptions {
  /** The questionnaire template, as it was loaded. */
  readonly template: AnsweredTemplate;
  /** Whether Hong Kong's agreement is required. */
  readonly needsAgreement: boolean;
  readonly onSent: (status: QuestionnaireStatus) => void;
}

/**
 * Sends the proof of address and tells how far the upload is. After a failure the form keeps its values and files, so that the member can
 * send them again; an agreement that the server has already is not sent a second time.
 */
export function useSendProof({ template, needsAgreement, onSent }: SendProofOptions) {
  const [progress, setProgress] = useState<number>();
  const agreed = useRef(false);
  const sending = useSubmit(async (context, values: ProofValues) => {
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
  }, 'proofOfAddress');
  return { ...sending, progress };
}
