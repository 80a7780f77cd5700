import { LINK_PARAMETER } from './link';
import type { Scenario } from './scenario';
import { shortHash } from './short-hash';

/** A scenario's hash shows whether defaults have changed since. */
export interface LinkFacts {
  readonly build: string;
  readonly mark: string;
}

const BUILD_LENGTH = 12;

export function linkFacts(scenario: Scenario, buildHash: string | null | undefined): LinkFacts {
  return { build: buildHash?.slice(0, BUILD_LENGTH) ?? '', mark: scenarioMark(scenario) };
}

export function addressFragment(link: string, { build, mark }: LinkFacts): string {
  return new URLSearchParams({ [LINK_PARAMETER]: link, ...(build !== '' && { build }), mark }).toString();
}

/** Ignores key order. */
export function scenarioMark(scenario: unknown): string {
  return shortHash(JSON.stringify(sorted(scenario)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** Skips missing facts. */
export function changesSince(then: Partial<LinkFacts>, now: LinkFacts): string[] {
  return [
    ...(then.build && then.build !== now.build
      ? [`The link was made with build ${then.build}; this is build ${now.build || 'unknown'}.`]
      : []),
    ...(then.mark && then.mark !== now.mark
      ? ['A default has changed since the link was made, so the scenario is not quite the same as then.']
      : []),
  ];
}
