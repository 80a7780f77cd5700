import type { ComplianceAttributes } from '../domain/compliance';
import type { Site, SiteRules } from '../domain/sites';

/** What the server says about the account's regulated site. */
export interface ComplianceConfig {
  site: Site;
  /** What differs from the site's row. */
  rules: Partial<SiteRules>;
}

type Listener = (config: ComplianceConfig) => void;

/**
 * The account's compliance configuration. What the page provides is the base; when the profile arrives, the account's attributes are laid
 * over it, field by field, and the subscribers are called.
 */
export interface ComplianceSource {
  readonly current: () => ComplianceConfig;
  /** Takes the profile's `sub_attribute`: what it lacks stays as the page says. */
  readonly setAccount: (attributes: ComplianceAttributes) => void;
  /** Calls the listener at each change; returns the way to stop it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Makes the source from the page-provided initial config. */
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
