import { describe, expect, it } from 'vitest';
import type { EligibilityFacts } from './eligibility-types';
import { questionnaireRefusal } from './questionnaire-access';
import { SITE_ROWS, type Site, siteRules } from './sites';
import type { QuestionnaireStatus, StepStatus } from './statuses';

const facts = (site: Site, level1: StepStatus = 'ALLOW', more: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  opened: true,
  kycTag: 0,
  site,
  rules: siteRules(site),
  shell: 'browser',
  authority: 'session',
  state: [{ level: 'LEVEL_1', status: level1, type: 'INDIVIDUAL' }],
  updatePoi: { status: 'DisplayUpdatePOIStatus_No', siteInfo: { site: '', country: '' } },
  second_identity_state: '',
  ...more,
});
const status = (name: string) => `QUESTIONNAIRE_STATUS_${name}` as QuestionnaireStatus;
const reason = (refusal: ReturnType<typeof questionnaireRefusal>) =>
  typeof refusal === 'object' && !refusal.allowed ? `${refusal.reason} > ${refusal.wayForward}` : refusal;

describe('questionnaireRefusal', () => {
  it.each([
    ['everyone', 'UNDEFINED', facts('NONE'), undefined],
    ['everyone', 'UNDEFINED', facts('NONE', 'ALLOW', { opened: false }), 'closed > support'],
    ['everyone', 'APPROVED', facts('NONE', 'ALLOW', { kycTag: 1 }), 'closed > support'],
    ['asked', 'UNDEFINED', facts('EU'), 'not-asked'],
    ['asked', 'UNSUBMIT', facts('EU'), undefined],
    ['asked', 'REJECTED', facts('EU'), undefined],
    ['verified', 'UNSUBMIT', facts('NONE'), 'not-verified > verify-first'],
    ['verified', 'UNSUBMIT', facts('TUR'), 'not-verified > mobile-app'],
    ['verified', 'UNSUBMIT', facts('NONE', 'PENDING'), 'in-review > wait'],
    ['verified', 'UNSUBMIT', facts('NONE', 'SUCCESS'), undefined],
    ['verified', 'REJECTED', facts('NONE'), undefined],
    ['professional-investors', 'UNDEFINED', facts('EU', 'SUCCESS'), 'not-offered'],
    ['professional-investors', 'UNDEFINED', facts('HKG'), 'not-verified > verify-first'],
    ['professional-investors', 'UNDEFINED', facts('KAZ', 'SUCCESS'), undefined],
  ] as const)('%s, %s', (audience, name, member, expected) => {
    expect(reason(questionnaireRefusal(audience, status(name), member))).toBe(expected);
  });

  it('knows the sites with professional investors from their rules', () => {
    const sites = Object.keys(SITE_ROWS) as Site[];
    const offered = sites.filter(
      (site) =>
        questionnaireRefusal('professional-investors', status('UNDEFINED'), facts(site, 'SUCCESS')) === undefined,
    );
    expect(offered).toContain('HKG');
    expect(offered).toEqual(sites.filter((site) => siteRules(site).investorClasses.includes('professional')));
  });
});
