import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import { ROUTES } from '../../../src/domain/routes';
import { LANGUAGES } from '../../../src/i18n/languages';
import { languageNotes } from '../../panel/controls/language-notes';
import { parseScenario } from '../scenario';
import { parseFilter } from './filter';
import { EVERYTHING, SELECTIONS } from './select';
import { CONSTRAINTS, DIMENSIONS } from './space';

const select = (name: string, of?: readonly string[]) => {
  const found = SELECTIONS[name]?.(EVERYTHING, of);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('selections', () => {
  it('named: every named scenario under its own id', () => {
    expect(select('named').states.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
  });

  it('values: every value of every dimension, in few states', () => {
    const { covering, states } = select('values');
    const seen = new Set(covering?.rows.flatMap((row) => Object.entries(row).map((pair) => pair.join('='))));
    expect([...seen].sort()).toEqual(
      DIMENSIONS.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`)).sort(),
    );
    expect(states.length).toBeLessThan(150);
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

  it('pairs: unique ids, valid scenarios, and hundreds rather than millions of states', () => {
    const { states, covering } = select('pairs');
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    expect(states.filter(({ scenario }) => !parseScenario(scenario).ok)).toEqual([]);
    expect(states.length).toBeLessThan(2500);
    for (const row of covering?.rows ?? []) {
      for (const {
        between: [a, b],
        allows,
      } of CONSTRAINTS)
        expect(allows(row[a] ?? '', row[b] ?? '')).toBe(true);
    }
  });

  it('triples: of the dimensions that are named', () => {
    const { covering } = select('triples', ['mode', 'device', 'theme']);
    const seen = new Set(covering?.rows.map(({ mode, device, theme }) => `${mode} ${device} ${theme}`));
    // Four devices and two themes; the app is not on desktops, and the mini-program is dark.
    expect(seen.size).toBe(8 + 6 + 8 + 4);
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
    const struck = parseFilter('fault=http,route=/auth/kyc');
    expect(struck.ok && SELECTIONS.pairs?.(struck.filter).states.length).toBeGreaterThan(10);
  });

  it.each([
    ['site', 'is not key=value'],
    ['planet=Mars', 'one of the keys id, site, language'],
    ['site=Mars', 'site is one of NONE, HKG'],
  ])('%s is refused with what would be right', (filter, message) => {
    expect(ids(filter)).toContain(message);
  });
});
