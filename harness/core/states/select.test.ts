import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import { LANGUAGES } from '../../../src/i18n/languages';
import { SCREENS } from '../../../src/screens/screens';
import { languageNotes } from '../../panel/controls/language-notes';
import { parseScenario } from '../scenario';
import { parseFilter } from './filter';
import { EVERYTHING, SELECTIONS } from './select';

const select = (name: string) => {
  const found = SELECTIONS[name]?.(EVERYTHING);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('selections', () => {
  it('named: every named scenario under its own id', () => {
    expect(select('named').states.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
  });

  it('languages: every screen in every language on both devices, at a site that offers the language', () => {
    const { states } = select('languages');
    expect(states).toHaveLength(SCREENS.length * Object.keys(LANGUAGES).length * 2);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { scenario } of states) {
      const parsed = parseScenario(scenario);
      expect(parsed.ok && languageNotes(parsed.scenario)).toEqual({});
    }
  });
});

describe('filters', () => {
  const ids = (filter: string) => {
    const parsed = parseFilter(filter);
    return parsed.ok ? SELECTIONS.named?.(parsed.filter).states.map(({ id }) => id) : parsed.message;
  };

  it.each([
    ['id=site-hkg', ['site-hkg']],
    ['site=HKG|KAZ,id=site-*', ['site-hkg', 'site-kaz']],
    ['language=ar-SA', ['questionnaire-arabic', 'right-to-left']],
    ['fault=http', ['fault-http']],
    ['route=/auth/kyc,site=TUR', []],
    ['outcome=reject,provider=PROVIDER_AAI', ['verify-aai-reject']],
    [' site=HKG| KAZ , id=site-*, ', ['site-hkg', 'site-kaz']],
    ['id=site.hkg', []],
    ['id=a=b', []],
  ])('%s', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  it('find the outcome of a vendor only where a scenario sets one', () => {
    expect(ids('outcome=approve')).toContain('verify-sumsub-approve');
    expect(ids('outcome=approve')).not.toContain('step-1-allow');
  });

  const SMALL = 'site=NONE,language=en,mode=web,route=/auth/step1,theme=*,device=phone|desktop';
  const statesOf = (name: string, filter: string) => {
    const parsed = parseFilter(filter);
    if (!parsed.ok) throw new Error(parsed.message);
    return SELECTIONS[name]?.(parsed.filter).states ?? [];
  };

  it('leave every pair in states without a failure, and failures beside them', () => {
    const states = statesOf('pairs', `${SMALL},fault=none|http,faultOn=-|GET /v2/private/user/profile`);
    const whole = states.filter(({ scenario: { faults = [] } }) => faults.length === 0);
    expect(whole.map(({ scenario: { theme, device } }) => `${theme} ${device}`).sort()).toEqual([
      'dark desktop',
      'dark phone',
      'light desktop',
      'light phone',
    ]);
    expect(states.length).toBeGreaterThan(whole.length);
    expect(statesOf('pairs', `${SMALL},fault=http,faultOn=GET /v2/private/user/profile`)).toHaveLength(4);
  });

  it('leave the states that they name', () => {
    const ids = statesOf('pairs', `${SMALL},fault=none,id=*-desktop-*`).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids.every((id) => id.includes('-desktop-'))).toBe(true);
    const german = statesOf('languages', 'language=de-DE,route=/auth/kyc');
    expect(german.map(({ id }) => id)).toEqual(['de-de-kyc-desktop', 'de-de-kyc-small-phone']);
  });

  it.each([
    ['site', 'is not key=value'],
    ['planet=Mars', 'one of the keys id, site, language'],
    ['site=Mars', 'site is one of NONE, HKG'],
    ['site=HKG|Mars', 'not "Mars"'],
    ['site=H.G', 'not "H.G"'],
  ])('%s is refused with the valid values', (filter, message) => {
    expect(ids(filter)).toContain(message);
  });
});
