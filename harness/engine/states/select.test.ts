import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import { ROUTES } from '../../../src/domain/routes';
import { LANGUAGES } from '../../../src/i18n/languages';
import { languageNotes } from '../../panel/controls/language-notes';
import { parseScenario } from '../scenario';
import { parseFilter } from './filter';
import { EVERYTHING, SELECTIONS } from './select';

const select = (name: string, of?: readonly string[]) => {
  const found = SELECTIONS[name]?.(EVERYTHING, of);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('selections', () => {
  it('named: every named scenario under its own id', () => {
    expect(select('named').states.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
  });

  it('languages: every screen in every language on both devices, at a site that offers the language', () => {
    const { states } = select('languages');
    expect(states).toHaveLength(ROUTES.length * Object.keys(LANGUAGES).length * 2);
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
  ])('%s', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });

  it('leave a covering array of the values that they ask for', () => {
    const parsed = parseFilter(
      'site=NONE,language=de-DE|tr-TR,mode=web,device=*phone,theme=light,route=/auth/personal,fault=none',
    );
    if (!parsed.ok) throw new Error(parsed.message);
    const rows = SELECTIONS.triples?.(parsed.filter, ['language', 'device', 'theme']).covering?.rows ?? [];
    expect(rows.map(({ language, device, fault }) => `${language} ${device} ${fault}`).sort()).toEqual([
      'de-DE phone none',
      'de-DE small-phone none',
      'tr-TR phone none',
      'tr-TR small-phone none',
    ]);
  });

  it.each([
    ['site', 'is not key=value'],
    ['planet=Mars', 'one of the keys id, site, language'],
    ['site=Mars', 'site is one of NONE, HKG'],
  ])('%s is refused with what would be right', (filter, message) => {
    expect(ids(filter)).toContain(message);
  });
});
