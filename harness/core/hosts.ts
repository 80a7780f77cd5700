import { readHostName } from '../../src/domain/input/host-name';
import type { Variant } from '../../src/domain/variants';

/**
 * Hosts end in `localhost`, which browsers resolve to loopback. Each session has its own domain, so its storage is
 * separate.
 */

interface Domains {
  readonly own: string;
  readonly vendor: string;
}

const DEFAULT_DOMAINS: Domains = { own: 'harness.localhost', vendor: 'vendor.localhost' };

/** Part of host names; never matches a label such as `www`. */
const SESSION_ID = /s-[0-9a-f]{8}/;
const SESSION_HOST = new RegExp(`(?:^|\\.|^vendor-)(${SESSION_ID.source})\\.localhost$`);

/** `undefined`: the default session. */
function domainsOf(session: string | undefined): Domains {
  if (session === undefined) return DEFAULT_DOMAINS;
  return { own: `${session}.localhost`, vendor: `vendor-${session}.localhost` };
}

/** The app derives its API's host: `api2.<domain>`. */
function variantDomains({ own }: Domains): Readonly<Record<Variant, string>> {
  return { default: own, 'hong-kong': `hk.${own}`, uae: `ae.${own}` };
}

export interface AppPlace {
  readonly variant: Variant;
  readonly testnet: boolean;
}

/** What a host serves. */
export type HostRole =
  | { readonly kind: 'panel' | 'loopback' | 'telegram' | 'embed' | 'vendor' | 'api' }
  | ({ readonly kind: 'app' } & AppPlace);

/** All other names are refused, which stops DNS rebinding. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export function hostsOf(session?: string): ReadonlyMap<string, HostRole> {
  const domains = domainsOf(session);
  const variants = Object.entries(variantDomains(domains)) as [Variant, string][];
  return new Map<string, HostRole>([
    [domains.own, { kind: 'panel' }],
    ...(session === undefined ? LOOPBACK_NAMES : []).map((name): [string, HostRole] => [name, { kind: 'loopback' }]),
    ...variants.flatMap(([variant, domain]): [string, HostRole][] => [
      [`www.${domain}`, { kind: 'app', variant, testnet: false }],
      [`api2.${domain}`, { kind: 'api' }],
      // The app recognises the testnet by its host.
      [`www.testnet.${domain}`, { kind: 'app', variant, testnet: true }],
      [`api2-testnet.${domain}`, { kind: 'api' }],
    ]),
    [`telegram.${domains.own}`, { kind: 'telegram' }],
    [`embed.${domains.own}`, { kind: 'embed' }],
    [domains.vendor, { kind: 'vendor' }],
  ]);
}

export function sessionOfHost(name: string): string | undefined {
  return SESSION_HOST.exec(readHostName(name))?.[1];
}

/** In any session; undefined for a foreign host. */
export function roleOfHost(name: string): HostRole | undefined {
  return hostsOf(sessionOfHost(name)).get(readHostName(name));
}

export const DEFAULT_PORT = 4310;

/** On the panels' hosts and the loopback names. */
export const CONTROL_PATH = '/__harness__/api';

export const PAGES_PATH = '/__harness__/pages/';

/** Links the server and pages opened by the panel. */
export const PAGE_LINK_PATH = '/__harness__/page';

/** The design system's gallery. */
export const GALLERY_PATH = '/gallery/';
/** Below the gallery's path, so that the desktop app opens it in the gallery's window. */
export const REGIONS_PATH = `${GALLERY_PATH}regions`;

/** The panel's last sweep. */
export const SWEEP_PATH = `${GALLERY_PATH}sweep/`;
export const PACKS_PATH = `${GALLERY_PATH}packs/`;

/** Shows the app in a pane of a comparison. */
export const PANE_PATH = '/__harness__/pane';
/** Shows the app in its session's panel. */
export const STAGE_PATH = '/__harness__/stage';

export interface Origins {
  readonly panel: string;
  /** The default session's panel, which may show any session in a pane. */
  readonly mainPanel: string;
  readonly app: Readonly<Record<Variant, string>>;
  readonly api: Readonly<Record<Variant, string>>;
  readonly testnetApp: Readonly<Record<Variant, string>>;
  readonly testnetApi: Readonly<Record<Variant, string>>;
  readonly telegram: string;
  readonly embed: string;
  readonly vendor: string;
  /** Domain of the session's shared cookies. */
  readonly domain: string;
  /** Host endings from which the app derives its variant. */
  readonly hostPatterns: { readonly hongKong: string[]; readonly uae: string[] };
}

export function originsOf(port: number, session?: string): Origins {
  const domains = domainsOf(session);
  const variants = variantDomains(domains);
  const at = (host: string) => `http://${host}:${port}`;
  const perVariant = (label: string) =>
    Object.fromEntries(
      Object.entries(variants).map(([variant, domain]) => [variant, at(`${label}.${domain}`)]),
    ) as Record<Variant, string>;
  return {
    panel: at(domains.own),
    mainPanel: at(DEFAULT_DOMAINS.own),
    app: perVariant('www'),
    api: perVariant('api2'),
    testnetApp: perVariant('www.testnet'),
    testnetApi: perVariant('api2-testnet'),
    telegram: at(`telegram.${domains.own}`),
    embed: at(`embed.${domains.own}`),
    vendor: at(domains.vendor),
    domain: domains.own,
    hostPatterns: { hongKong: [`.${variants['hong-kong']}`], uae: [`.${variants.uae}`] },
  };
}

export function appOrigins({ app, testnetApp }: Pick<Origins, 'app' | 'testnetApp'>): string[] {
  return [...Object.values(app), ...Object.values(testnetApp)];
}
