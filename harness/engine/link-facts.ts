import { LINK_PARAMETER } from './link';
import type { Scenario } from './scenario';
import { shortHash } from './short-hash';

/**
 * What a copied address contains beside its scenario: the hash of the build that its sender saw, and a hash of the complete scenario. A
 * link contains only the difference from the defaults, so it means another scenario after a default has changed. The hash shows that.
 */
export interface LinkFacts {
  readonly build: string;
  readonly mark: string;
}

/** Number of characters of the build's hash that an address contains. */
const BUILD_LENGTH = 12;

/** The facts of a scenario and a build. `build` is the hash of the build; undefined if there is no build. */
export function linkFacts(scenario: Scenario, buildHash: string | null | undefined): LinkFacts {
  return { build: buildHash?.slice(0, BUILD_LENGTH) ?? '', mark: scenarioMark(scenario) };
}

/** The fragment of a panel address that opens a link and contains the facts of its scenario. */
export function addressFragment(link: string, { build, mark }: LinkFacts): string {
  return new URLSearchParams({ [LINK_PARAMETER]: link, ...(build !== '' && { build }), mark }).toString();
}

/** Hash of a scenario. The order of its keys does not matter. */
export function scenarioMark(scenario: unknown): string {
  return shortHash(JSON.stringify(sorted(scenario)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** What has changed since an address was made: sentences for a person. A fact that the address does not have is not compared. */
export function changesSince(then: Partial<LinkFacts>, now: LinkFacts): string[] {
  return [
    ...(then.build && then.build !== now.build
      ? [`The link was made with build ${then.build}; this is build ${now.build || 'unknown'}.`]
      : []),
    ...(then.mark && then.mark !== now.mark
      ? ['A default has changed since the link was made, so the scenario is not quite the one of then.']
      : []),
  ];
}
