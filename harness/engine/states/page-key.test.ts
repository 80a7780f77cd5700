import { expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { harnessConfig } from '../../server/initial-config';
import { originsOf } from '../hosts';
import { parseScenario } from '../scenario';
import { KEPT_CALLS } from './opening-calls';
import { SELECTIONS } from './select';

it('the calls whose answers the app keeps are those with a cache', () => {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const cached = all.filter(({ cache }) => cache !== undefined).map(endpointName);
  expect([...KEPT_CALLS].sort()).toEqual(cached.sort());
});

it('states of one page have one config', () => {
  const configs = new Map<string, Set<string>>();
  for (const { page, scenario: input } of SELECTIONS.pairs?.().states ?? []) {
    const parsed = parseScenario(input);
    if (page === undefined || !parsed.ok) continue;
    const { site, language, mode, platform, member, responses } = parsed.scenario;
    const config = harnessConfig(parsed.scenario, originsOf(1), { variant: 'default', testnet: false }, 'v');
    // What the page is loaded with: its config, its address, and the member whose profile the app keeps.
    const loaded = JSON.stringify([
      config,
      site,
      language,
      mode,
      mode === 'mini-program' && platform,
      member,
      responses,
    ]);
    configs.set(page, (configs.get(page) ?? new Set()).add(loaded));
  }
  expect(configs.size).toBeGreaterThan(50);
  expect([...configs].filter(([, { size }]) => size > 1).map(([page]) => page)).toEqual([]);
});
