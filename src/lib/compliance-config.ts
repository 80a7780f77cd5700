import type { ComplianceAttributes } from '../domain/compliance';
import type { Site, SiteRules } from '../domain/sites';

/** The account's regulated site and its rules. */
export interface ComplianceConfig {
  site: Site;
  /** Overrides of the site's row in `domain/sites.ts`. */
  rules: Partial<SiteRules>;
}

type Listener = (config: ComplianceConfig) => void;

/**
 * The account's compliance configuration. It starts with the attributes of the initial config; the account's attributes in the profile
 * override them field by field.
 */
export interface ComplianceSource {
  readonly current: () => ComplianceConfig;
  /** Applies the profile's `sub_attribute` and calls the listeners. Missing fields have the value of the initial config. */
  readonly setAccount: (attributes: ComplianceAttributes) => void;
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Creates the source from the attributes of the initial config. */
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
