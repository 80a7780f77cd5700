import { describe, expect, it } from 'vitest';
import {
  acceptingAnnouncement,
  agreementNamed,
  agreementStatus,
  agreementsOf,
  agreementTemplate,
  agreementText,
  decliningAnnouncement,
  withAnswer,
} from './agreements';
import { parseLegalText } from './legal-text';
import { AGREEMENTS, SITES, siteRules } from './sites';

describe('agreements', () => {
  it.each([
    ['client', undefined, 'AGREEMENT_CLIENT'],
    ['risk-disclosure', undefined, 'AGREEMENT_RISK_DISCLOSURE'],
    ['hkg-poa', 'HKG_POA_AGREEMENT', 'HKG_POA_AGREEMENT'],
  ] as const)('%s is accepted by %s and declined by %s', (name, accepting, declining) => {
    expect(acceptingAnnouncement(name)).toBe(accepting);
    expect(decliningAnnouncement(name)).toBe(declining);
  });

  it('each have a template', () => {
    const codes = [...AGREEMENTS, 'hkg-poa' as const].map(agreementTemplate);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['client', 'client'],
    ['hkg-poa', 'hkg-poa'],
    ['of-tomorrow', undefined],
    [null, undefined],
  ])('the address %s names %s', (name, found) => {
    expect(agreementNamed(name)).toBe(found);
  });

  it('of every site include the client agreement, and Hong Kong’s on the proof of address only if it is asked for', () => {
    for (const site of SITES) {
      expect(agreementsOf(siteRules(site), false)).toContain('client');
      expect(agreementsOf(siteRules(site), false)).not.toContain('hkg-poa');
    }
    expect(agreementsOf(siteRules('HKG'), true)).toEqual(['client', 'risk-disclosure', 'hkg-poa']);
  });
});

describe('agreementStatus', () => {
  const UNSUBMIT = 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  const REJECTED = 'QUESTIONNAIRE_STATUS_REJECTED';
  it.each([
    ['open', '', UNSUBMIT],
    ['accepted', '2', 'QUESTIONNAIRE_STATUS_APPROVED'],
    ['accepted', '2', REJECTED],
    ['outdated', '1', UNSUBMIT],
    ['outdated', '1', 'QUESTIONNAIRE_STATUS_APPROVED'],
    ['declined', '', REJECTED],
    ['declined', '1', REJECTED],
  ] as const)('is %s for version %j accepted and status %s', (result, acceptedVersion, status) => {
    expect(agreementStatus({ version: '2', status, agreement: { acceptedVersion } })).toBe(result);
  });

  it('is open if the server has no record of it', () => {
    expect(agreementStatus({ version: '', status: UNSUBMIT })).toBe('open');
  });
});

describe('the answer of this visit', () => {
  const outdated = {
    version: '2',
    status: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
    agreement: { acceptedVersion: '1', acceptedAt: 5 },
  } as const;
  const first = { version: '2', status: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } as const;

  it.each([
    ['that was new', first],
    ['of which another version was accepted', outdated],
    ['that was declined before', { ...first, status: 'QUESTIONNAIRE_STATUS_REJECTED' }],
  ] as const)('makes an agreement %s an accepted one of this version, with the time', (_what, template) => {
    const answered = withAnswer(template, 'accepted', 7);
    expect(agreementStatus(answered)).toBe('accepted');
    expect(answered).toMatchObject({
      version: '2',
      status: 'QUESTIONNAIRE_STATUS_APPROVED',
      agreement: { acceptedVersion: '2', acceptedAt: 7 },
    });
  });

  it('makes it a declined one, and keeps what was accepted before', () => {
    expect(withAnswer(first, 'declined', 7)).toEqual({ ...first, status: 'QUESTIONNAIRE_STATUS_REJECTED' });
    expect(withAnswer(outdated, 'declined', 7)).toEqual({ ...outdated, status: 'QUESTIONNAIRE_STATUS_REJECTED' });
  });

  it('keeps everything else of the template', () => {
    const template = { ...first, title: 'Client agreement' };
    for (const result of ['accepted', 'declined'] as const) {
      expect(withAnswer(template, result, undefined).title).toBe('Client agreement');
    }
  });
});

it('the text of an agreement without an introduction begins with its first section', () => {
  const sections = [{ title: 'Fees', description: 'None.' }];
  expect(agreementText({ description: '', sections })).toBe('## Fees\n\nNone.');
});

it('the text has every section under its heading', () => {
  const sections = [
    { title: 'Fees', description: 'None.' },
    { title: 'End', description: '- now' },
  ];
  const text = agreementText({ description: 'Hello.', sections });
  expect(text).toBe('Hello.\n\n## Fees\n\nNone.\n\n## End\n\n- now');
  expect(parseLegalText(text).flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    'Fees',
    'End',
  ]);
});
