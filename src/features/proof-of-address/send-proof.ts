import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { POA_TEMPLATE, type ProofValues, proofAnswers } from './address-proof';

interface SendProof {
  readonly values: ProofValues;
  /** Version of the questionnaire template. */
  readonly version: string;
  /** Whether Hong Kong's agreement still has to be sent. */
  readonly needsAgreement: boolean;
  readonly onAgreed: () => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
}

/** Sends a proof of address: the agreement if required, then requests an id and a token, then sends the answers with the files. */
export async function sendProof(
  { call, whileHere, send }: ActionContext,
  { values, version, needsAgreement, onAgreed, onProgress, onSent }: SendProof,
): Promise<void> {
  const answers = await whileHere(proofAnswers(values));
  if (needsAgreement) {
    // The agreement is sent once, before the document.
    const agreement = { announcement: 'HKG_POA_AGREEMENT', accepted: true };
    await send(endpoints.submitKycAnnouncement, agreement, { outcome: 'announcement' });
    onAgreed();
  }
  const { requestId } = await call(endpoints.createQuestionnaire, { templateCode: POA_TEMPLATE });
  const { token } = await call(endpoints.questionnaireToken, { template_code: POA_TEMPLATE }, { fresh: true });
  await send(
    endpoints.submitQuestionnaire,
    { templateCode: POA_TEMPLATE, version, requestId, token, answers },
    { onUploadProgress: onProgress },
  );
  onSent();
}
