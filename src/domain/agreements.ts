import { oneOf } from './look-up';
import { AGREEMENTS, type AgreementName, type SiteRules } from './sites';
import type { QuestionnaireStatus } from './statuses';

/**
 * Agreements: which ones a member can read, and where each of them stands. The text of an agreement is a template of
 * `questionnaire-template-detail`, like the proof of address: it is the only call with long texts in the member's language, a version and a
 * status.
 */

/** The agreement that members in Hong Kong are asked for with their proof of address. It is recorded by an announcement. */
const HONG_KONG_POA = 'hkg-poa' as const;

/** Every agreement that has a text. */
const READABLE = [...AGREEMENTS, HONG_KONG_POA] as const;
export type ReadableAgreement = AgreementName | typeof HONG_KONG_POA;

/** Code of the template with the text of an agreement, such as `AGREEMENT_RISK_DISCLOSURE`. */
export function agreementTemplate(name: ReadableAgreement): string {
  return `AGREEMENT_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** The announcement by which an agreement is accepted; undefined if it is accepted by `agreement/apply`. */
export function acceptingAnnouncement(name: ReadableAgreement): 'HKG_POA_AGREEMENT' | undefined {
  return name === HONG_KONG_POA ? 'HKG_POA_AGREEMENT' : undefined;
}

/** The announcement by which the member declines an agreement: `agreement/apply` can only accept one. */
export function decliningAnnouncement(name: ReadableAgreement): string {
  return acceptingAnnouncement(name) ?? agreementTemplate(name);
}

/** The agreements of an account: those of its site, and Hong Kong's on the proof of address while the server asks for it. */
export function agreementsOf(rules: Pick<SiteRules, 'agreements'>, asksForHongKongPoa: boolean): ReadableAgreement[] {
  return asksForHongKongPoa ? [...rules.agreements, HONG_KONG_POA] : [...rules.agreements];
}

/** The agreement that an address names; undefined for none, and for an unknown name. */
export function agreementNamed(name: string | null): ReadableAgreement | undefined {
  return oneOf(READABLE, name);
}

/** Where an agreement stands. `outdated`: an earlier version was accepted, the current one wasn't. */
export type AgreementStanding = 'open' | 'outdated' | 'declined' | 'accepted';

/** Decides where an agreement stands, from its template. A decision about the current version counts more than an earlier one. */
export function agreementStanding(template: {
  readonly version: string;
  readonly status: QuestionnaireStatus;
  readonly agreement?: { readonly acceptedVersion: string } | undefined;
}): AgreementStanding {
  const acceptedVersion = template.agreement?.acceptedVersion ?? '';
  if (acceptedVersion !== '' && acceptedVersion === template.version) return 'accepted';
  if (template.status === 'QUESTIONNAIRE_STATUS_REJECTED') return 'declined';
  return acceptedVersion === '' ? 'open' : 'outdated';
}

/** The parts of a template that an answer to the agreement changes. */
interface AnsweredTemplate {
  readonly version: string;
  readonly status: QuestionnaireStatus;
  readonly agreement?: { readonly acceptedVersion: string; readonly acceptedAt?: number | undefined } | undefined;
}

/** The template after the server has recorded an answer to its current version; `at`: when, in milliseconds, if the server has told. */
export function withAnswer<T extends AnsweredTemplate>(
  template: T,
  standing: AgreementStanding,
  at: number | undefined,
): T {
  if (standing !== 'accepted') return { ...template, status: 'QUESTIONNAIRE_STATUS_REJECTED' };
  const agreement = { ...template.agreement, acceptedVersion: template.version, acceptedAt: at };
  return { ...template, status: 'QUESTIONNAIRE_STATUS_APPROVED', agreement };
}

/** The parts of a template that make up the text of an agreement. */
interface AgreementText {
  readonly description: string;
  readonly sections: readonly { readonly title: string; readonly description: string }[];
}

/** The whole text, as it is shown, downloaded and hashed: the introduction, then each section under its heading. */
export function agreementText({ description, sections }: AgreementText): string {
  const parts = sections.map((section) => `## ${section.title}\n\n${section.description}`);
  return [description, ...parts].filter((part) => part !== '').join('\n\n');
}
