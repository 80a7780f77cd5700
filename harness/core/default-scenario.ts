import { type Scenario, validScenario } from './scenario';

/** The language depends on the site, the route on the mode. */
type Place = Partial<Pick<Scenario, 'site' | 'mode'>>;

const MADE = new Map<string, Scenario>();

/** Do not change the result. */
export function defaultScenario({ site, mode }: Place = {}): Scenario {
  const key = `${site} ${mode}`;
  const made = MADE.get(key) ?? validScenario({ ...(site && { site }), ...(mode && { mode }) }).scenario;
  MADE.set(key, made);
  return made;
}
