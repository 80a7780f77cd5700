import { defaultScenario } from '../../core/default-scenario';
import { decodeLink, encodeLink } from '../../core/link';
import type { Problem, Scenario } from '../../core/scenario';

export type Offer =
  /** No link, or the same scenario. */
  | { readonly kind: 'keep' }
  /** Nothing would be lost. */
  | { readonly kind: 'open' }
  /** The running scenario was changed. */
  | { readonly kind: 'ask'; readonly scenario: Scenario }
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

/**
 * Any website can open the panel with a link, so replacing a changed scenario needs a confirmation.
 * @param own whether the panel wrote this history entry, as on a reload or back
 */
export function offerOf(link: string | undefined, running: string, own: boolean): Offer {
  if (link === undefined || link === running) return { kind: 'keep' };
  const decoded = decodeLink(link);
  if (!decoded.ok) return { kind: 'broken', problems: decoded.problems };
  // A scenario has several encodings.
  if (encodeLink(decoded.scenario) === running) return { kind: 'keep' };
  return own || running === defaultLink() ? { kind: 'open' } : { kind: 'ask', scenario: decoded.scenario };
}

export function defaultLink(): string {
  return encodeLink(defaultScenario());
}
