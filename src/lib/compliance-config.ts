import type { ComplianceAttributes } from '../domain/compliance';
import type { Site, SiteRules } from '../domain/sites';

export interface ComplianceConfig {
  site: Site;
  /** Overrides of the site's row in `domain/sites.ts`. */
  rules: Partial<SiteRules>;
}

type Listener = (config: ComplianceConfig) => void;

/** The profile's attributes override the initial config's. */
export interface ComplianceSource {
  readonly current: () => ComplianceConfig;
  /** `sub_attribute` of the profile. Missing fields keep their value. */
  readonly setAccount: (attributes: ComplianceAttributes) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: Listener) => () => void;
}

export function createComplianceSource(initial: ComplianceAttributes): ComplianceSource {
  const listeners = new Set<Listener>();
  const base: ComplianceConfig = { site: initial.site ?? 'NONE', rules: initial.rules ?? {} };
  let config = base;
  return {
    current: () => config,
    setAccount: ({ site, rules }) => {
      config = { site: site ?? base.site, rules: { ...base.rules, ...rules } };
      for (const listener of listeners) listener(config);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
