import { parseScenario, type Scenario } from './scenario';

/** What defaults depend on: the language on the site, the route on the mode. */
type Place = Partial<Pick<Scenario, 'site' | 'mode'>>;

/** Each is made once: to make one takes a millisecond, and every control of the panel compares its value with one. */
const MADE = new Map<string, Scenario>();

/** The default scenario of a site and a mode. Nobody may change it. */
export function defaultScenario({ site, mode }: Place = {}): Scenario {
  const key = `${site} ${mode}`;
  const made = MADE.get(key) ?? make({ ...(site && { site }), ...(mode && { mode }) });
  MADE.set(key, made);
  return made;
}

function make(place: Place): Scenario {
  const parsed = parseScenario(place);
  if (!parsed.ok) throw new Error('The default scenario does not parse');
  return parsed.scenario;
}
