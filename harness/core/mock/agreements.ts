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

export interface AgreementRecord {
  /** Empty: none. */
  acceptedVersion: string;
  acceptedAt?: number;
  declined: boolean;
}

const DAY_MS = 86_400_000;
/** Days before the scenario starts. */
const ACCEPTED_DAYS_AGO = 30;

const NAMES: readonly ReadableAgreement[] = [...AGREEMENTS, 'hkg-poa'];

/** Hong Kong's proof-of-address agreement is never accepted in advance. */
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

export function recordOf(state: MockState, name: ReadableAgreement): AgreementRecord {
  return state.run.agreements[name] ?? { acceptedVersion: '', declined: false };
}

export function accept(state: MockState, name: ReadableAgreement): void {
  const { version } = state.compliance;
  state.run.agreements[name] = { acceptedVersion: version, acceptedAt: state.now, declined: false };
}

/** Ignores announcements that are not agreements. */
export function answerAnnouncement(state: MockState, announcement: string, accepted: boolean): void {
  const name = NAMES.find((one) => decliningAnnouncement(one) === announcement);
  if (name === undefined) return;
  if (accepted) accept(state, name);
  else state.run.agreements[name] = { ...recordOf(state, name), declined: true };
}

/** Undefined for codes of other templates. */
export function agreementTemplateOf(state: MockState, code: string, language: string): Template | undefined {
  const name = NAMES.find((one) => agreementTemplate(one) === code);
  if (name === undefined) return undefined;
  const { version } = state.compliance;
  const { title, lead, sections, changes, ifDeclined } = agreementIn(name, version, language);
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
      ifDeclined: [...ifDeclined],
    },
  };
}
