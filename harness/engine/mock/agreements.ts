import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type * as z from 'zod/mini';
import { agreementIn } from '../../../fixtures/agreements';
import { PUBLISHED_ON } from '../../../fixtures/agreements/versions';
import type { questionnaireEndpoints } from '../../../src/api/endpoints/questionnaires';
import {
  agreementTemplate,
  agreementText,
  decliningAnnouncement,
  type ReadableAgreement,
} from '../../../src/domain/agreements';
import { AGREEMENTS } from '../../../src/domain/sites';
import type { Scenario } from '../scenario';
import type { MockState } from './state';

type Template = z.input<(typeof questionnaireEndpoints)['questionnaireTemplate']['response']>;

/** What the server has on record about one agreement. */
export interface AgreementRecord {
  /** Version that was accepted last; empty: none. */
  acceptedVersion: string;
  acceptedAt?: number;
  /** Whether the member declined the current version. */
  declined: boolean;
}

const DAY_MS = 86_400_000;
/** Days before the start of the scenario on which its agreements were accepted. */
const ACCEPTED_DAYS_AGO = 30;

const NAMES: readonly ReadableAgreement[] = [...AGREEMENTS, 'hkg-poa'];

/** Records at the start of a scenario. Hong Kong's agreement on the proof of address is never accepted in advance. */
export function agreementsAtStart({
  compliance: { agreements, agreementVersion },
  now,
}: Pick<Scenario, 'compliance' | 'now'>): Record<string, AgreementRecord> {
  const accepted = agreements === 'accepted' ? agreementVersion : agreements === 'outdated' ? '1' : '';
  const record: AgreementRecord = {
    acceptedVersion: accepted,
    ...(accepted !== '' && { acceptedAt: Date.parse(now) - ACCEPTED_DAYS_AGO * DAY_MS }),
    declined: agreements === 'declined',
  };
  return Object.fromEntries(AGREEMENTS.map((name) => [name, { ...record }]));
}

/** The record of an agreement; an empty one if there is none. */
export function recordOf(state: MockState, name: ReadableAgreement): AgreementRecord {
  return state.run.agreements[name] ?? { acceptedVersion: '', declined: false };
}

/** Records that the member accepts the current version. */
export function accept(state: MockState, name: ReadableAgreement): void {
  const { version } = state.compliance;
  state.run.agreements[name] = { acceptedVersion: version, acceptedAt: state.now, declined: false };
}

/** Records an answer to an announcement that stands for an agreement. Any other announcement is ignored. */
export function answerAnnouncement(state: MockState, announcement: string, accepted: boolean): void {
  const name = NAMES.find((one) => decliningAnnouncement(one) === announcement);
  if (name === undefined) return;
  if (accepted) accept(state, name);
  else state.run.agreements[name] = { ...recordOf(state, name), declined: true };
}

/** The template with an agreement's text, in the member's language; undefined for the code of any other template. */
export function agreementTemplateOf(state: MockState, code: string, language: string): Template | undefined {
  const name = NAMES.find((one) => agreementTemplate(one) === code);
  if (name === undefined) return undefined;
  const { version } = state.compliance;
  const { title, lead, sections, changes } = agreementIn(name, version, language);
  const { acceptedVersion, acceptedAt, declined } = recordOf(state, name);
  const isAccepted = acceptedVersion === version;
  const text = {
    description: lead,
    sections: sections.map(({ id, title: heading, text: body }) => ({
      id,
      title: heading,
      description: body,
      questions: [],
    })),
  };
  return {
    templateCode: code,
    version,
    title,
    ...text,
    status: isAccepted
      ? 'QUESTIONNAIRE_STATUS_APPROVED'
      : declined
        ? 'QUESTIONNAIRE_STATUS_REJECTED'
        : 'QUESTIONNAIRE_STATUS_UNSUBMIT',
    agreement: {
      publishedOn: PUBLISHED_ON[version],
      sha256: bytesToHex(sha256(utf8ToBytes(agreementText(text)))),
      acceptedVersion,
      ...(acceptedAt !== undefined && { acceptedAt }),
      changes: acceptedVersion !== '' && !isAccepted ? [...changes] : [],
    },
  };
}
