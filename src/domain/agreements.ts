import { oneOf } from './look-up';
import { AGREEMENTS, type AgreementName, type SiteRules } from './sites';
import type { QuestionnaireStatus } from './statuses';

/** Templates of `questionnaire-template-detail`: long texts with a version and a status. */

/** Requested with the proof of address in Hong Kong and recorded by an announcement. */
const HONG_KONG_POA = 'hkg-poa' as const;

const READABLE = [...AGREEMENTS, HONG_KONG_POA] as const;
export type ReadableAgreement = AgreementName | typeof HONG_KONG_POA;

/** Such as `AGREEMENT_RISK_DISCLOSURE`. */
export function agreementTemplate(name: ReadableAgreement): string {
  return `AGREEMENT_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Undefined if `agreement/apply` accepts it. */
export function acceptingAnnouncement(name: ReadableAgreement): 'HKG_POA_AGREEMENT' | undefined {
  return name === HONG_KONG_POA ? 'HKG_POA_AGREEMENT' : undefined;
}

/** `agreement/apply` can only accept an agreement. */
export function decliningAnnouncement(name: ReadableAgreement): string {
  return acceptingAnnouncement(name) ?? agreementTemplate(name);
}

/** Hong Kong's only while the server asks for its proof of address. */
export function agreementsOf(rules: Pick<SiteRules, 'agreements'>, asksForHongKongPoa: boolean): ReadableAgreement[] {
  return asksForHongKongPoa ? [...rules.agreements, HONG_KONG_POA] : [...rules.agreements];
}

/** Undefined for an unknown name. */
export function agreementNamed(name: string | null): ReadableAgreement | undefined {
  return oneOf(READABLE, name);
}

/** `outdated`: only an earlier version was accepted. */
export type AgreementStatus = 'open' | 'outdated' | 'declined' | 'accepted';

/** A decision about the current version takes precedence. */
export function agreementStatus(template: {
  readonly version: string;
  readonly status: QuestionnaireStatus;
  readonly agreement?: { readonly acceptedVersion: string } | undefined;
}): AgreementStatus {
  const acceptedVersion = template.agreement?.acceptedVersion ?? '';
  if (acceptedVersion !== '' && acceptedVersion === template.version) return 'accepted';
  if (template.status === 'QUESTIONNAIRE_STATUS_REJECTED') return 'declined';
  return acceptedVersion === '' ? 'open' : 'outdated';
}

interface AnsweredTemplate {
  readonly version: string;
  readonly status: QuestionnaireStatus;
  readonly agreement?: { readonly acceptedVersion: string; readonly acceptedAt?: number | undefined } | undefined;
}

/** `at`: milliseconds. */
export function withAnswer<T extends AnsweredTemplate>(
  template: T,
  status: AgreementStatus,
  at: number | undefined,
): T {
  if (status !== 'accepted') return { ...template, status: 'QUESTIONNAIRE_STATUS_REJECTED' };
  const agreement = { ...template.agreement, acceptedVersion: template.version, acceptedAt: at };
  return { ...template, status: 'QUESTIONNAIRE_STATUS_APPROVED', agreement };
}

interface AgreementText {
  readonly description: string;
  readonly sections: readonly { readonly title: string; readonly description: string }[];
}

/** As shown, downloaded and hashed. */
export function agreementText({ description, sections }: AgreementText): string {
  const parts = sections.map((section) => `## ${section.title}\n\n${section.description}`);
  return [description, ...parts].filter((part) => part !== '').join('\n\n');
}
