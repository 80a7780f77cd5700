import { SCENARIOS } from '../../../../fixtures/scenarios';
import { WALKS } from '../../../../fixtures/walks';
import { SITE_ROWS, type Site, siteRules } from '../../../../src/domain/sites';
import { type Language, VARIANT_LANGUAGES } from '../../../../src/i18n/languages';
import { wildcard } from '../../../core/patterns';
import type { ScenarioInput } from '../../../core/scenario';
import type { SweepState } from '../../../core/states/state';
import { statesOfWalk } from '../../../core/states/walk-states';
import { walkScenario } from '../../../core/walks/run-walk';
import { scenarioSteps } from '../../../core/walks/steps';
import type { ReviewScope } from '../../../kit/pack/pack-order';

export interface ReviewStates {
  readonly states: readonly SweepState[];
  /** What was requested but cannot be shown, with the reason. */
  readonly left: readonly string[];
}

/** What a pack leaves out if it ends where a partner takes over. */
const PARTNER_CUT = 'Of each walk, what follows the partner’s page.';

/** A requested scenario; one with steps is a walk. */
interface Entry {
  readonly id: string;
  readonly scenario: ScenarioInput;
  /** Whether only the page after the last step is shown. */
  readonly lastOnly?: boolean;
}

interface Place {
  readonly site: Site;
  readonly language: Language;
}

/** Unique states of a pack: for each site, in each language of its host. */
export function reviewStates(parts: readonly ReviewScope[]): ReviewStates {
  const found = parts.map(statesOfPart);
  const states = new Map(found.flatMap(({ states: own }) => own.map((state) => [state.id, state] as const)));
  return { states: [...states.values()], left: [...new Set(found.flatMap(({ left }) => left))] };
}

function statesOfPart(scope: ReviewScope): ReviewStates {
  const { sites, languages, devices, until } = scope;
  const places = sites.flatMap((site) => languages.map((language) => ({ site, language })));
  const isOffered = ({ site, language }: Place) =>
    VARIANT_LANGUAGES[SITE_ROWS[site].variant].offered.includes(language);
  const scenarios = namedIn(SCENARIOS, scope.scenarios).map((entry) => led(entry, scope.steps));
  const named: readonly Entry[] = [...scenarios, ...namedIn(WALKS, scope.walks), ...scope.own];
  const isHere = ({ scenario }: Entry, site: Site) => scenario.site === undefined || scenario.site === site;
  const states = places
    .filter(isOffered)
    .flatMap((place) =>
      devices.flatMap((device) =>
        [...screensOf(scope, place.site), ...named.filter((entry) => isHere(entry, place.site))].flatMap((entry) =>
          statesOfEntry(entry, place, device, until),
        ),
      ),
    );
  const isCut = until !== undefined && named.some(({ scenario }) => actsOf(scenario).includes(until));
  return {
    states,
    left: [
      ...places
        .filter((place) => !isOffered(place))
        .map(({ site, language }) => `${site} in ${language}: the host of this site does not offer the language.`),
      ...named
        .filter((entry) => !sites.some((site) => isHere(entry, site)))
        .map(({ id, scenario }) => `${id}: only for ${scenario.site}.`),
      ...(isCut ? [until === 'vendor' ? PARTNER_CUT : `Of each walk, the steps from the first "${until}" on.`] : []),
    ],
  };
}

const actsOf = ({ steps = [] }: ScenarioInput) => steps.map(({ act }) => act);

/** A scenario, with the steps that follow it if any. */
function led({ id, scenario }: Entry, steps: ReviewScope['steps']): Entry {
  return steps.length === 0 ? { id, scenario } : { id, scenario: { ...scenario, steps }, lastOnly: true };
}

/** Entries whose ids match a pattern, in the order of the patterns. */
function namedIn<E extends Entry>(all: readonly E[], patterns: readonly string[]): E[] {
  return [...new Set(patterns.flatMap((one) => all.filter(({ id }) => wildcard(one).test(id))))];
}

/** A part's screens at a site in their usual state, and the agreements. */
function screensOf({ routes, agreements }: ReviewScope, site: Site): Entry[] {
  return [
    ...routes.map((route) => ({ id: route.replace('/auth/', '').toLowerCase(), scenario: { name: route, route } })),
    ...(agreements
      ? siteRules(site).agreements.map((name) => ({
          id: `agreement-${name}`,
          scenario: {
            name: `Agreement: ${name.replaceAll('-', ' ')}`,
            route: '/auth/agreement' as const,
            query: { name },
            kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } as const,
            compliance: { agreements: 'none' } as const,
          },
        }))
      : []),
  ];
}

/** Prefix of the ids of a site's pages in a language. */
export const placeId = (site: Site, language: Language) => `${site}-${language}-`.toLowerCase();

function statesOfEntry(
  { id, scenario, lastOnly }: Entry,
  { site, language }: Place,
  device: ReviewScope['devices'][number],
  until: ReviewScope['until'],
): SweepState[] {
  const named = scenario.name ?? id;
  const full = `${placeId(site, language)}${device}-${id}`.toLowerCase();
  const name = `${site}, ${language}, ${device}: ${named}`;
  const moved = { ...scenario, device, name: `${site}, ${language}: ${named}`.slice(0, 200) };
  if (scenario.steps === undefined || scenario.steps.length === 0) {
    return [{ id: full, name, scenario: { ...moved, site, language } }];
  }
  const { input } = walkScenario(moved, { site, language });
  const end = scenario.steps.findIndex(({ act }) => act === until);
  const steps = end === -1 ? scenario.steps : scenario.steps.slice(0, end);
  const states = statesOfWalk(full, name, { ...input, steps: scenarioSteps({ steps }) });
  return lastOnly ? states.slice(-1) : states;
}
