import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../testing';
import { accept, agreementsAtStart, agreementTemplateOf, answerAnnouncement, recordOf } from './agreements';
import { createMockState } from './initial-state';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const acceptedAt = NOW - 30 * 86_400_000;
const stateOf = (compliance: object) => createMockState(scenarioOf({ compliance }));

it.each<[string, string, object]>([
  ['none', '2', { acceptedVersion: '', declined: false }],
  ['accepted', '2', { acceptedVersion: '2', acceptedAt, declined: false }],
  ['accepted', '1', { acceptedVersion: '1', acceptedAt, declined: false }],
  ['outdated', '2', { acceptedVersion: '1', acceptedAt, declined: false }],
  ['declined', '2', { acceptedVersion: '', declined: true }],
])('agreements that are %s, with version %s in force', (agreements, agreementVersion, expected) => {
  const records = agreementsAtStart(scenarioOf({ compliance: { agreements, agreementVersion } }));
  expect(records.client).toEqual(expected);
  expect(records['hkg-poa']).toBeUndefined();
});

it('each agreement has its own record', () => {
  const records = agreementsAtStart(scenarioOf({}));
  const [first, second] = Object.values(records);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

describe('an answer', () => {
  it('accepts the version in force', () => {
    const state = stateOf({ agreements: 'declined' });
    accept(state, 'client');
    expect(recordOf(state, 'client')).toEqual({ acceptedVersion: '2', acceptedAt: NOW, declined: false });
  });

  it.each([
    ['AGREEMENT_CLIENT', 'client'],
    ['HKG_POA_AGREEMENT', 'hkg-poa'],
  ] as const)('by the announcement %s accepts or declines %s', (announcement, name) => {
    const state = stateOf({ agreements: 'none' });
    expect(recordOf(state, name)).toEqual({ acceptedVersion: '', declined: false });
    answerAnnouncement(state, announcement, false);
    expect(recordOf(state, name)).toEqual({ acceptedVersion: '', declined: true });
    answerAnnouncement(state, announcement, true);
    expect(recordOf(state, name)).toEqual({ acceptedVersion: '2', acceptedAt: NOW, declined: false });
  });

  it('declines a new version, and keeps on record which one was accepted', () => {
    const state = stateOf({ agreements: 'outdated' });
    answerAnnouncement(state, 'AGREEMENT_CLIENT', false);
    expect(recordOf(state, 'client')).toEqual({ acceptedVersion: '1', acceptedAt, declined: true });
  });

  it('to any other announcement changes nothing', () => {
    const state = stateOf({});
    const before = structuredClone(state.run.agreements);
    answerAnnouncement(state, 'P2P_RIGHTS', true);
    expect(state.run.agreements).toEqual(before);
  });
});

describe('a template', () => {
  it('is that of an agreement only', () => {
    expect(agreementTemplateOf(stateOf({}), '200', 'en')).toBeUndefined();
  });

  it.each([
    ['none', 'UNSUBMIT', ''],
    ['accepted', 'APPROVED', '2'],
    ['outdated', 'UNSUBMIT', '1'],
    ['declined', 'REJECTED', ''],
  ])('of an agreement that is %s', (agreements, status, acceptedVersion) => {
    const template = agreementTemplateOf(stateOf({ agreements }), 'AGREEMENT_CLIENT', 'en');
    expect(template).toMatchObject({
      templateCode: 'AGREEMENT_CLIENT',
      version: '2',
      status: `QUESTIONNAIRE_STATUS_${status}`,
      agreement: { acceptedVersion },
    });
    expect(template?.agreement?.acceptedAt).toBe(acceptedVersion === '' ? undefined : acceptedAt);
    expect((template?.agreement?.changes ?? []).length > 0).toBe(agreements === 'outdated');
  });

  it('has the text in sections without questions', () => {
    const { sections = [], description } = agreementTemplateOf(stateOf({}), 'AGREEMENT_CLIENT', 'en') ?? {};
    expect(description).not.toBe('');
    expect(sections.length).toBeGreaterThan(0);
    for (const { title, description: body, questions } of sections) {
      expect([title, body]).not.toContain('');
      expect(questions).toEqual([]);
    }
  });
});
