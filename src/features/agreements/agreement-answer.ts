import { endpoints } from '../../api/endpoints';
import { acceptingAnnouncement, decliningAnnouncement, type ReadableAgreement } from '../../domain/agreements';
import type { ActionContext } from '../shared/actions/action';

interface Acceptance {
  readonly name: ReadableAgreement;
  /** The version and the language that the member has read. */
  readonly version: string;
  readonly language: string;
}

/**
 * Accepts an agreement in the version and the language that the member has read. Returns the server's time of the acceptance, if it sent one.
 *
 * @throws RefusedAgreement if the server answered that it was not accepted
 */
export async function acceptAgreement(
  { send }: ActionContext,
  { name, version, language }: Acceptance,
): Promise<number | undefined> {
  const announcement = acceptingAnnouncement(name);
  if (announcement !== undefined) {
    await send(endpoints.submitKycAnnouncement, { announcement, accepted: true });
    return undefined;
  }
  const { agreed, agreedAt } = await send(endpoints.agreementApply, { agreement: name, version, language });
  if (!agreed) throw new RefusedAgreement();
  return agreedAt;
}

/** The server answered without an error, but did not record the acceptance. */
export class RefusedAgreement extends Error {}

/** Tells the server that the member declines the current version. */
export async function declineAgreement({ send }: ActionContext, name: ReadableAgreement): Promise<void> {
  await send(endpoints.submitKycAnnouncement, { announcement: decliningAnnouncement(name), accepted: false });
}
