import { isSite, type Site, type SiteRules } from '../domain/sites';

/** What the server says about the account's regulated site. */
export interface ComplianceConfig {
  site: Site;
  /** Overrides of the site's row (design 4: the server's values win). */
  rules: Partial<SiteRules>;
}

type Listener = (config: ComplianceConfig) => void;

/**
 * The account's compliance configuration: starts from what the page provides, takes the account's attributes when the
 * profile arrives, and tells its subscribers (spec 3, 4).
 */
export interface ComplianceSource {
  readonly current: () => ComplianceConfig;
  /** Takes the profile's `sub_attribute`. Unknown sites count as none. */
  readonly setAccount: (attributes: { site?: unknown; rules?: Partial<SiteRules> }) => void;
  /** Calls the listener at each change; returns the way to stop it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Makes the source from the page-provided initial config. */
export function createComplianceSource(initial: Readonly<Record<string, unknown>>): ComplianceSource {
  const listeners = new Set<Listener>();
  let config: ComplianceConfig = { site: isSite(initial.site) ? initial.site : 'NONE', rules: {} };
  return {
    current: () => config,
    setAccount: ({ site, rules = {} }) => {
      config = { site: isSite(site) ? site : config.site, rules };
      for (const listener of listeners) listener(config);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
