import type { ConsentRecord } from '../../../api/endpoints/shapes';
import { type Provider, VENDORS } from '../../../domain/statuses';
import { initialConfig } from '../../../lib/initial-config';
import { memberMemory } from '../../../lib/member-memory';
import { now } from '../../../lib/now';

/** In memory only: a reload, a link or another device asks again. See the room's README. */

interface Given {
  readonly sharing: string;
  readonly record: ConsentRecord;
}

const given = memberMemory<Given | undefined>(() => undefined);

export function possiblePartners(named: Provider | undefined): readonly Provider[] {
  return named === undefined || named === 'PROVIDER_DEFAULT' ? VENDORS : [named];
}

interface Consent {
  readonly texts: readonly string[];
  readonly language: string;
  /** Empty: the operator checks. */
  readonly partners: readonly Provider[];
}

export function giveConsent(sharing: string, { texts, language, partners }: Consent): void {
  const { version } = initialConfig();
  given.current = {
    sharing,
    record: { texts: [...texts], version, language, partners: [...partners], at: Math.round(now()) },
  };
}

export function hasConsent(sharing: string): boolean {
  return consentRecord(sharing) !== undefined;
}

export function consentRecord(sharing: string): ConsentRecord | undefined {
  return given.current?.sharing === sharing ? given.current.record : undefined;
}

/** The default provider gets nothing itself. */
export function mayShareWith(sharing: string, provider: Provider): boolean {
  return provider === 'PROVIDER_DEFAULT' || (consentRecord(sharing)?.partners.includes(provider) ?? false);
}

/** After a submission, or for an uncovered provider. */
export function forgetConsent(): void {
  given.current = undefined;
}
