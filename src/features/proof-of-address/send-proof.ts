import { endpoints } from '../../api/endpoints';
import { kycInfoEndpoints } from '../../api/endpoints/kyc-info';
import type { QuestionnaireStatus } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import { consentRecord } from '../shared/consent/given-consent';
import { type AnsweredTemplate, submitTemplate } from '../shared/forms/submit-template';
import { type ProofValues, proofAnswers } from './address-proof';
import { SHARING } from './consent';

interface SendProof {
  readonly values: ProofValues;
  readonly template: AnsweredTemplate;
  readonly needsAgreement: boolean;
  readonly onAgreed: () => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: (status: QuestionnaireStatus) => void;
}

export async function sendProof(
  context: ActionContext,
  { values, template, needsAgreement, onAgreed, onProgress, onSent }: SendProof,
): Promise<void> {
  const answers = await context.whileHere(proofAnswers(values));
  if (needsAgreement) {
    // Sent once, before the document.
    const agreement = { announcement: 'HKG_POA_AGREEMENT', accepted: true };
    await context.submit(endpoints.submitKycAnnouncement, agreement, { ask: hasAgreed, outcome: 'announcement' });
    onAgreed();
  }
  const { status } = await submitTemplate(context, { template, answers, consent: consentRecord(SHARING), onProgress });
  onSent(status);
}

/** Undefined if not. */
async function hasAgreed(call: ActionContext['call']): Promise<Record<string, never> | undefined> {
  const { displayControl } = await call(kycInfoEndpoints.kycInfo, {}, { fresh: true });
  return displayControl.displayHkgPoaAgreement ? undefined : {};
}
