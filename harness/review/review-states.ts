import { SCENARIOS } from '../../fixtures/scenarios';
import { SITE_ROWS, type Site } from '../../src/domain/sites';
import { type Language, VARIANT_LANGUAGES } from '../../src/i18n/languages';
import type { ScenarioInput } from '../engine/scenario';
import type { SweepState } from '../engine/states/state';

/** The selection of a review. */
export interface ReviewScope {
  readonly sites: readonly Site[];
  readonly languages: readonly Language[];
  readonly routes: readonly string[];
  /** `routes`: each screen in its usual state. `named`: also each named scenario of these screens. */
  readonly states: 'routes' | 'named';
  readonly devices: readonly NonNullable<ScenarioInput['device']>[];
}

export interface ReviewStates {
  readonly states: readonly SweepState[];
  /** Selected combinations that cannot be shown, with the reason. */
  readonly left: readonly string[];
}

/** The states of a review: each screen for each site, in each of the languages that the site's host offers. */
export function reviewStates({ sites, languages, routes, states, devices }: ReviewScope): ReviewStates {
  const places = sites.flatMap((site) => languages.map((language) => ({ site, language })));
  const isOffered = ({ site, language }: { site: Site; language: Language }) =>
    VARIANT_LANGUAGES[SITE_ROWS[site].variant].offered.includes(language);
  const left = places
    .filter((place) => !isOffered(place))
    .map(({ site, language }) => `${site} in ${language}: the host of this site does not offer the language.`);
  const shown = places
    .filter(isOffered)
    .flatMap((place) =>
      routes.flatMap((route) =>
        devices.flatMap((device) =>
          scenariosOf(route, states).map(({ id, scenario }) => stateOf(id, { ...scenario, ...place, device, route })),
        ),
      ),
    );
  return { states: shown, left };
}

function scenariosOf(route: string, states: ReviewScope['states']): { id: string; scenario: ScenarioInput }[] {
  const usual = { id: route.replace('/auth/', '').toLowerCase(), scenario: { name: route } };
  const onRoute = SCENARIOS.filter(
    ({ scenario }) => (scenario.route ?? '/auth/personal') === route && (scenario.mode ?? 'web') === 'web',
  );
  return states === 'routes' ? [usual] : [usual, ...onRoute];
}

function stateOf(id: string, scenario: ScenarioInput): SweepState {
  const { site, language, device, name } = scenario;
  return {
    id: `${site}-${language}-${device}-${id}`.toLowerCase(),
    name: `${site}, ${language}, ${device}: ${name}`,
    scenario: { ...scenario, name: `${site}, ${language}: ${name}`.slice(0, 200) },
  };
}
