import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../core/catalogue';
import type { Catalogue } from '../state/store';
import { type PaletteEntry, search } from './search';

/** Typed words, and the entry that must come first. */
const MEANT: Readonly<Record<string, RegExp>> = {
  selfie: /^reason selfie_/,
  '10007': /^code 10007$/,
  '33003': /^code 33003$/,
  german: /^language de-DE$/,
  deutsch: /^language de-DE$/,
  turkey: /^site TUR$/,
  telegram: /^mode mini-program$/,
  blurry: /^reason document_unreadable$/,
  'add fault': /^action add-fault$/,
  offline: /^fault (network|offline-after)$/,
  slow: /^fault slow$/,
  dark: /^theme dark$/,
  phone: /^device phone$/,
  arabic: /^language ar-SA$/,
  rejected: /^(reason |kyc\.steps\.1 FAILED|kyc\.poi .*Rejected|kyc\.\w+ .*REJECTED)/,
  expired: /expired/,
  passport: /^document PASSPORT$/,
  onfido: /^kyc\.provider PROVIDER_ONFIDO$/,
  questionnaire: /^(kyc\.questionnaire|control kyc\.questionnaire|route .*question)/,
  session: /^member\.signedIn false$/,
  consent: /^(scenario .*consent|route .*consent)/,
  'level 2': /^kyc\.steps\.2 /,
  'report a bug': /^act Report a bug$/,
  screenshot: /^act (Save|Copy) a picture/,
  har: /HAR/,
  cookies: /^act See the app$/,
  'one day later': /^act Clock: one day later$/,
  poll: /^act Next poll now$/,
  '3g': /^act Connection: 3G$/,
  flaky: /^act Connection: Flaky$/,
};

let entries: readonly PaletteEntry[];

beforeAll(async () => {
  // The panel's state reads the address on import.
  vi.stubGlobal('window', { location: new URL('http://localhost:4310/'), addEventListener: () => {} });
  const { paletteEntries } = await import('./entries');
  entries = paletteEntries(CATALOGUE as Catalogue, []);
});

describe('the palette', () => {
  it.each(Object.entries(MEANT))('finds what %s means first', (word, meant) => {
    expect(search(entries, word)[0]?.id).toMatch(meant);
  });

  it('finds a word with one wrong letter, but no other code', () => {
    expect(search(entries, 'telegran')[0]?.id).toBe('mode mini-program');
    expect(search(entries, '33004').map(({ id }) => id)).not.toContain('code 33003');
  });

  it("finds the tester's own scenarios and walks, by their names and their files, and the acts on them", async () => {
    const { paletteEntries } = await import('./entries');
    const file = { hash: '', place: 'HKG zh-HK /auth/kyc', mark: '', problems: [] };
    const files = [
      { ...file, file: 'late.json', name: 'Late reply', steps: 0 },
      { ...file, file: 'tired.json', name: 'Tired vendor', steps: 3 },
      { ...file, file: 'odd.json', name: 'odd', steps: 0, problems: [{ path: 'site', message: 'wrong' }] },
    ];
    const own = paletteEntries(CATALOGUE as Catalogue, files);
    const first = (words: string) => search(own, words)[0]?.id;
    expect(['late reply', 'tired vendor', 'save', 'import', 'my own files'].map(first)).toEqual([
      'own late.json',
      'own walk tired.json',
      'act Save the scenario',
      'act Import scenarios and walks',
      'act Own scenarios and walks',
    ]);
    expect(own.some(({ id }) => id.includes('odd.json'))).toBe(false);
  });

  it('has an entry for each code, each kind of fault and each control', () => {
    const ids = new Set(entries.map(({ id }) => id));
    expect(ids.size).toBe(entries.length);
    for (const { code } of CATALOGUE.errorCodes) expect(ids).toContain(`code ${code}`);
    for (const { kind } of CATALOGUE.faultKinds) if (kind !== 'envelope') expect(ids).toContain(`fault ${kind}`);
  });
});
