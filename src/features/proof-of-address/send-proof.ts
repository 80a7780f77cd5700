import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { submitTemplate } from '../shared/forms/submit-template';
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

/** Sends a proof of address: the agreement if required, then the answers with the files. */
export async function sendProof(
  context: ActionContext,
  { values, version, needsAgreement, onAgreed, onProgress, onSent }: SendProof,
): Promise<void> {
  const answers = await context.whileHere(proofAnswers(values));
  if (needsAgreement) {
    // The agreement is sent once, before the document.
    const agreement = { announcement: 'HKG_POA_AGREEMENT', accepted: true };
    await context.send(endpoints.submitKycAnnouncement, agreement, { outcome: 'announcement' });
    onAgreed();
  }
  await submitTemplate(context, { templateCode: POA_TEMPLATE, version, answers, onProgress });
  onSent();
}
