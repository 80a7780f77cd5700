import type { ConsentRecord } from '../../../api/endpoints/shapes';
import { type Provider, VENDORS } from '../../../domain/statuses';
import { initialConfig } from '../../../lib/initial-config';
import { memberMemory } from '../../../lib/member-memory';
import { now } from '../../../lib/now';

/**
 * The consent of this visit to one sharing: documents, biometrics or a number, with one choice. It is kept in the page's memory alone, so
 * that a reload, a link and another device ask for it anew. The call that starts the sharing carries its record (see the room's README).
 */

interface Given {
  /** What is shared, such as the level with its country and document. */
  readonly sharing: string;
  /** Undefined: the partner's own flow, the embedded verification, asks for the consent. */
  readonly record: ConsentRecord | undefined;
}

const given = memberMemory<Given | undefined>(() => undefined);

/** Who checks what is shared: the partner that the server has named, or each possible one if it leaves that open. */
export function possiblePartners(named: Provider | undefined): readonly Provider[] {
  return named === undefined || named === 'PROVIDER_DEFAULT' ? VENDORS : [named];
}

/** What a member has agreed to. */
interface Consent {
  /** Keys of the texts of the box, in their order. */
  readonly texts: readonly string[];
  readonly language: string;
  /** The verification partners that the text names; empty: the operator checks by itself. */
  readonly partners: readonly Provider[];
}

/** Remembers that the member has consented to this sharing now. */
export function giveConsent(sharing: string, { texts, language, partners }: Consent): void {
  const { version } = initialConfig();
  given.current = {
    sharing,
    record: { texts: [...texts], version, language, partners: [...partners], at: Math.round(now()) },
  };
}

/** Remembers that the embedded verification, which follows, asks for the consent, so that it is not asked for twice. */
export function leaveConsentToEmbedded(sharing: string): void {
  given.current = { sharing, record: undefined };
}

/** Whether the member has taken the step of the consent to this sharing. */
export function hasConsent(sharing: string): boolean {
  return given.current?.sharing === sharing;
}

/** The record of the consent to this sharing; undefined if there is none. */
export function consentRecord(sharing: string): ConsentRecord | undefined {
  return given.current?.sharing === sharing ? given.current.record : undefined;
}

/**
 * Whether the consent to this sharing names the provider. The default provider gets nothing itself: it stands for the embedded verification,
 * or for one of the partners, which is named later.
 */
export function mayShareWith(sharing: string, provider: Provider): boolean {
  return provider === 'PROVIDER_DEFAULT' || (consentRecord(sharing)?.partners.includes(provider) ?? false);
}

/** Forgets the consent: the sharing has ended with a submission, or somebody would check whom the consent does not name. */
export function forgetConsent(): void {
  given.current = undefined;
}
