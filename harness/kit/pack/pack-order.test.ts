import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import { WALKS } from '../../../fixtures/walks';
import { SITES, siteRules } from '../../../src/domain/sites';
import { wildcard } from '../../core/patterns';
import { parseScenario } from '../../core/scenario';
import { reviewStates } from '../../tools/review/scope/review-states';
import { namedPacks, packNamed, packPlan, type ReviewScope } from './pack-order';

const folder = mkdtempSync(join(tmpdir(), 'plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

const part = (words: object): ReviewScope => {
  const [first] = packPlan({ title: 'x', parts: [{ sites: ['HKG'], languages: ['en-HK'], ...words }] }, 'x').parts;
  if (first === undefined) throw new Error('no part');
  return first;
};

describe('the named packs', () => {
  const packs = [...namedPacks()];

  it('are those that a reviewer asks for', () => {
    expect(packs.map(([name]) => name)).toEqual([
      'all-agreements',
      'all-refusals',
      'first',
      'hong-kong-before-passport',
      'hong-kong-level-1',
    ]);
  });

  it('show five pages in the first, which takes less than a minute', () => {
    expect(reviewStates(packNamed('first').parts)).toMatchObject({ states: { length: 5 }, left: [] });
  });

  it.each(packs)(
    '%s: each id is that of something, each scenario is valid, and no language is left out',
    (_name, { parts }) => {
      const all: readonly (readonly [string, readonly { id: string }[]])[] = parts.flatMap(({ scenarios, walks }) => [
        ...scenarios.map((one) => [one, SCENARIOS] as const),
        ...walks.map((one) => [one, WALKS] as const),
      ]);
      expect(all.filter(([one, list]) => !list.some(({ id }) => wildcard(one).test(id)))).toEqual([]);
      const { states, left } = reviewStates(parts);
      expect(states.length).toBeGreaterThan(4);
      expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
      for (const { scenario } of states) expect(parseScenario(scenario)).toMatchObject({ ok: true });
      expect(left.filter((reason) => !reason.startsWith('Of each walk,'))).toEqual([]);
    },
  );

  it('all-agreements shows every agreement of every site', () => {
    const { states } = reviewStates(packNamed('all-agreements').parts);
    const shown = new Set(states.map(({ scenario }) => `${scenario.site} ${scenario.query?.name}`));
    const all = SITES.flatMap((site) => siteRules(site).agreements.map((name) => `${site} ${name}`));
    expect(all.filter((one) => !shown.has(one))).toEqual([]);
  });
});

describe('a pack of a tester', () => {
  it('is a file in the same format', () => {
    const file = join(folder, 'own.json');
    const own = [{ id: 'mine', scenario: { route: '/auth/kyc', steps: [{ act: 'back' }] } }];
    writeFileSync(file, JSON.stringify({ title: 'Own', parts: [{ sites: ['HKG'], languages: ['zh-HK'], own }] }));
    expect(reviewStates(packNamed(file).parts).states.map(({ id, walk }) => [id, walk?.step])).toEqual([
      ['hkg-zh-hk-desktop-mine-00', 0],
      ['hkg-zh-hk-desktop-mine-01', 1],
    ]);
  });

  it.each([
    ['nonsense', '{', 'is not JSON'],
    ['no parts', '{"title":"x","parts":[]}', 'parts: '],
    ['an unknown site', '{"title":"x","parts":[{"sites":["Mars"],"languages":["en"]}]}', 'parts.0.sites.0: '],
    ['an unknown key', '{"title":"x","parts":[{"sites":["HKG"],"languages":["en"],"walk":[]}]}', '"walk"'],
    [
      'a broken scenario',
      '{"title":"x","parts":[{"sites":["HKG"],"languages":["en"],"own":[{"id":"a","scenario":{"site":"Mars"}}]}]}',
      'parts.0.own.0.scenario: no valid scenario',
    ],
  ])('is refused with %s', (what, text, why) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.json`);
    writeFileSync(file, text);
    expect(() => packNamed(file)).toThrow(why);
  });

  it('is refused if the name does not exist', () => {
    expect(() => packNamed('no-such-pack')).toThrow('review --list');
    expect(() => packNamed('../packs/all-refusals')).toThrow('review --list');
  });
});

describe('the states of a part', () => {
  it('end a walk before its first step of an act, and say so', () => {
    const { states, left } = reviewStates([part({ walks: ['level-1-approved'], until: 'vendor' })]);
    const last = states.at(-1)?.scenario.steps ?? [];
    expect(last.map(({ act }) => act)).not.toContain('vendor');
    expect(states).toHaveLength(last.length + 1);
    expect(left).toEqual(['Of each walk, what follows the partner’s page.']);
  });

  it('are the page after the last step, where steps lead on from a scenario', () => {
    const steps = [
      { act: 'press', target: { role: 'button', key: 'transfer.source.action' } },
      { act: 'expect', target: { role: 'text', key: 'risk.refusedTitle' } },
    ];
    const { states } = reviewStates([part({ scenarios: ['risk-transfer-source-refuse'], steps })]);
    expect(states.map(({ id, walk }) => [id, walk?.step])).toEqual([
      ['hkg-en-hk-desktop-risk-transfer-source-refuse-02', 2],
    ]);
    expect(states[0]?.scenario).toMatchObject({ risk: { decision: 'refuse' }, steps });
  });

  it('leave out what is only for another site, and languages that the host does not offer', () => {
    const { states, left } = reviewStates([part({ languages: ['en-HK', 'de-DE'], walks: ['turkey-mobile-app'] })]);
    expect(states).toEqual([]);
    expect(left).toEqual([
      'HKG in de-DE: the host of this site does not offer the language.',
      'turkey-mobile-app: only for TUR.',
    ]);
  });
});
