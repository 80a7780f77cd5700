import type { ResponseOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import {
  type AgreementStatus,
  acceptingAnnouncement,
  agreementStatus,
  agreementTemplate,
  decliningAnnouncement,
  type ReadableAgreement,
} from '../../domain/agreements';
import type { ActionContext } from '../shared/actions/action';
import { refuseReplaced } from '../shared/actions/replaced-text';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface AnsweredAgreement {
  readonly name: ReadableAgreement;
  readonly version: string;
}

async function recordAfter(
  call: ActionContext['call'],
  { name, version }: AnsweredAgreement,
  wanted: AgreementStatus,
): Promise<Template | undefined> {
  const input = { biz_from: 'kyc_web', template_code: agreementTemplate(name) } as const;
  const now = await call(endpoints.questionnaireTemplate, input, { fresh: true });
  refuseReplaced({ version }, now);
  return agreementStatus(now) === wanted ? now : undefined;
}

/** Returns the server's time. Throws `RefusedAgreement` or, for a new version, `ReplacedText`. */
export async function acceptAgreement(
  context: ActionContext,
  answered: AnsweredAgreement & { readonly language: string },
): Promise<number | undefined> {
  const { name, version, language } = answered;
  const announcement = acceptingAnnouncement(name);
  const ask = async (call: ActionContext['call']) => {
    const record = await recordAfter(call, answered, 'accepted');
    return record && { agreed: true, agreedAt: record.agreement?.acceptedAt };
  };
  if (announcement !== undefined) {
    const announced = { announcement, accepted: true };
    await context.submit(endpoints.submitKycAnnouncement, announced, { ask: async (call) => (await ask(call)) && {} });
    return undefined;
  }
  const { agreed, agreedAt } = await context.submit(
    endpoints.agreementApply,
    { agreement: name, version, language },
    { ask, asksAfterRefusal: true },
  );
  if (!agreed) throw new RefusedAgreement();
  return agreedAt;
}

/** Answered without an error, but not recorded. */
export class RefusedAgreement extends Error {}

export async function declineAgreement(context: ActionContext, answered: AnsweredAgreement): Promise<void> {
  await context.submit(
    endpoints.submitKycAnnouncement,
    { announcement: decliningAnnouncement(answered.name), accepted: false },
    { ask: async (call) => (await recordAfter(call, answered, 'declined')) && {} },
  );
}
