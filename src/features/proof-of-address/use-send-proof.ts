import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../api/errors';
import { useAction } from '../shared/actions/use-action';
import type { ProofValues } from './address-proof';
import { sendProof } from './send-proof';

interface SendProofOptions {
  /** Version of the questionnaire template. */
  readonly version: string;
  /** Whether Hong Kong's agreement is required. */
  readonly needsAgreement: boolean;
  readonly onSent: () => void;
}

/**
 * Sends the proof of address and tells how far the upload is. After a failure the form keeps its values and files, so that the member can
 * send them again; an agreement that the server has already is not sent a second time.
 */
export function useSendProof({ version, needsAgreement, onSent }: SendProofOptions) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ApiError>();
  const agreed = useRef(false);
  const [send, sending] = useAction(async (context, values: ProofValues) => {
    setFailure(undefined);
    setProgress(0);
    try {
      await sendProof(context, {
        values,
        version,
        needsAgreement: needsAgreement && !agreed.current,
        onAgreed: () => {
          agreed.current = true;
        },
        onProgress: setProgress,
        onSent,
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    } finally {
      setProgress(undefined);
    }
  }, 'proofOfAddress');
  return { send, sending, progress, failure };
}
