import { type Scenario, validScenario } from './scenario';

/** What defaults depend on: the language on the site, the route on the mode. */
type Place = Partial<Pick<Scenario, 'site' | 'mode'>>;

/** Each is made once: to make one takes a millisecond, and every control of the panel compares its value with one. */
const MADE = new Map<string, Scenario>();

/** The default scenario of a site and a mode. Nobody may change it. */
export function defaultScenario({ site, mode }: Place = {}): Scenario {
  const key = `${site} ${mode}`;
  const made = MADE.get(key) ?? validScenario({ ...(site && { site }), ...(mode && { mode }) }).scenario;
  MADE.set(key, made);
  return made;
}
