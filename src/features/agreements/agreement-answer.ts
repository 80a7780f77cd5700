import type { ResponseOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import {
  type AgreementStanding,
  acceptingAnnouncement,
  agreementStanding,
  agreementTemplate,
  decliningAnnouncement,
  type ReadableAgreement,
} from '../../domain/agreements';
import type { ActionContext } from '../shared/actions/action';
import { askAfterRefusal, refuseReplaced } from '../shared/actions/replaced-text';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface AnsweredAgreement {
  readonly name: ReadableAgreement;
  /** The version that the member has read. */
  readonly version: string;
}

/** Resolves to the server's record if the agreement stands as the member wants it. */
async function recordAfter(
  call: ActionContext['call'],
  { name, version }: AnsweredAgreement,
  wanted: AgreementStanding,
): Promise<Template | undefined> {
  const input = { biz_from: 'kyc_web', template_code: agreementTemplate(name) } as const;
  const now = await call(endpoints.questionnaireTemplate, input, { fresh: true });
  refuseReplaced({ version }, now);
  return agreementStanding(now) === wanted ? now : undefined;
}

/**
 * Accepts an agreement in the version and the language that the member has read. Returns the server's time of the acceptance, if it sent one.
 *
 * @throws RefusedAgreement if the server answered that it was not accepted
 * @throws ReplacedText if the server has another version by now
 */
export async function acceptAgreement(
  context: ActionContext,
  answered: AnsweredAgreement & { readonly language: string },
): Promise<number | undefined> {
  const { name, version, language } = answered;
  const announcement = acceptingAnnouncement(name);
  const ask = (call: ActionContext['call']) => recordAfter(call, answered, 'accepted');
  if (announcement !== undefined) {
    const done = async (call: ActionContext['call']) => (await ask(call)) && {};
    await context.submit(endpoints.submitKycAnnouncement, { announcement, accepted: true }, { ask: done });
    return undefined;
  }
  const done = async (call: ActionContext['call']) => {
    const record = await ask(call);
    return record && { agreed: true, agreedAt: record.agreement?.acceptedAt };
  };
  const { agreed, agreedAt } = await askAfterRefusal(
    () => context.submit(endpoints.agreementApply, { agreement: name, version, language }, { ask: done }),
    () => done(context.call),
  );
  if (!agreed) throw new RefusedAgreement();
  return agreedAt;
}

/** The server answered without an error, but did not record the acceptance. */
export class RefusedAgreement extends Error {}

/** Tells the server that the member declines the current version. */
export async function declineAgreement(context: ActionContext, answered: AnsweredAgreement): Promise<void> {
  await context.submit(
    endpoints.submitKycAnnouncement,
    { announcement: decliningAnnouncement(answered.name), accepted: false },
    { ask: async (call) => (await recordAfter(call, answered, 'declined')) && {} },
  );
}
