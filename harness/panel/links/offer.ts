import { defaultScenario } from '../../engine/default-scenario';
import { decodeLink, encodeLink } from '../../engine/link';
import type { Problem, Scenario } from '../../engine/scenario';

/** What the panel does with the scenario link in its address. */
export type Offer =
  /** Keeps the running scenario: there is no link, or it names the same scenario. */
  | { readonly kind: 'keep' }
  /** Opens the link without a question, because nothing is lost. */
  | { readonly kind: 'open' }
  /** Asks before the link replaces a scenario that somebody has set. */
  | { readonly kind: 'ask'; readonly scenario: Scenario }
  /** Shows why the link cannot be opened. */
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

/**
 * Decides what happens with the scenario link in the panel's address. Any website can open the panel's address with a link
 * in it, so a link replaces a scenario that somebody has set only after a confirmation.
 *
 * @param running link of the running scenario
 * @param own whether the panel wrote this entry of the browser history itself, as on a reload, back or forward
 */
export function offerOf(link: string | undefined, running: string, own: boolean): Offer {
  if (link === undefined || link === running) return { kind: 'keep' };
  const decoded = decodeLink(link);
  if (!decoded.ok) return { kind: 'broken', problems: decoded.problems };
  // The same scenario can be encoded in several ways.
  if (encodeLink(decoded.scenario) === running) return { kind: 'keep' };
  return own || running === defaultLink() ? { kind: 'open' } : { kind: 'ask', scenario: decoded.scenario };
}

export function defaultLink(): string {
  return encodeLink(defaultScenario());
}
