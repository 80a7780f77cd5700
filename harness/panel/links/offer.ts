import { decodeLink, encodeLink } from '../../engine/link';
import { type Problem, parseScenario, type Scenario } from '../../engine/scenario';

/** What the panel does with the scenario link of its address. */
export type Offer =
  /** Nothing: there is no link, or it is the running scenario's. */
  | { readonly kind: 'keep' }
  /** Opens it at once: nothing is lost by it. */
  | { readonly kind: 'open' }
  /** Asks first: another scenario would be lost. */
  | { readonly kind: 'ask'; readonly scenario: Scenario }
  /** Says what is wrong with it. */
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

/**
 * Any page can send a browser to the panel's address with a link in it, so a link alone must not end a run.
 *
 * @param running the link of the scenario that runs
 * @param own whether the panel wrote this entry of the browser's history: its own reload, back and forward
 */
export function offerOf(link: string | undefined, running: string, own: boolean): Offer {
  if (link === undefined || link === running) return { kind: 'keep' };
  const decoded = decodeLink(link);
  if (!decoded.ok) return { kind: 'broken', problems: decoded.problems };
  const parsed = parseScenario(decoded.input);
  if (!parsed.ok) return { kind: 'broken', problems: parsed.problems };
  // The same scenario can be written in several ways.
  if (encodeLink(parsed.scenario) === running) return { kind: 'keep' };
  return own || running === defaultLink() ? { kind: 'open' } : { kind: 'ask', scenario: parsed.scenario };
}

function defaultLink(): string | undefined {
  const parsed = parseScenario({});
  return parsed.ok ? encodeLink(parsed.scenario) : undefined;
}
