import type { Variant } from '../../src/domain/sites';

/**
 * The hosts of the harness, one row each. All end in `localhost`, which browsers resolve to loopback on their own. A session
 * has all of them for itself, under a domain of its own: that is how a page and its calls reach their session without knowing
 * of it. For a browser each session's domain is a site of its own, so cookies and storage work in the frame of its panel and
 * reach no other session. Its vendors' host is one more site, as the real vendors are.
 */

/** Names that a session's hosts are made from. */
interface Domains {
  readonly own: string;
  readonly vendor: string;
}

const DEFAULT_DOMAINS: Domains = { own: 'harness.localhost', vendor: 'vendor.localhost' };

/** Form of a session's id: part of a host name, and never the name of a host. */
const SESSION_ID = /s-[0-9a-f]{8}/;
const SESSION_HOST = new RegExp(`(?:^|\\.|^vendor-)(${SESSION_ID.source})\\.localhost$`);

/** Domains of a session; without an id those of the default session. */
function domainsOf(session: string | undefined): Domains {
  if (session === undefined) return DEFAULT_DOMAINS;
  return { own: `${session}.localhost`, vendor: `vendor-${session}.localhost` };
}

/** The domain of each app variant; the app derives `api2.<domain>` from it. */
function variantDomains({ own }: Domains): Readonly<Record<Variant, string>> {
  return { default: own, 'hong-kong': `hk.${own}`, uae: `ae.${own}` };
}

/** Which account area a host serves. */
export interface AppPlace {
  readonly variant: Variant;
  readonly testnet: boolean;
}

export type HostRole =
  | { readonly kind: 'panel' | 'loopback' | 'telegram' | 'embed' | 'vendor' | 'api' }
  | ({ readonly kind: 'app' } & AppPlace);

/** The names that also resolve outside a browser; they have the control API. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What each host name of a session serves. A name that is nowhere is refused, so that no foreign name can be pointed at us. */
export function hostsOf(session?: string): ReadonlyMap<string, HostRole> {
  const domains = domainsOf(session);
  const variants = Object.entries(variantDomains(domains)) as [Variant, string][];
  return new Map<string, HostRole>([
    [domains.own, { kind: 'panel' }],
    ...(session === undefined ? LOOPBACK_NAMES : []).map((name): [string, HostRole] => [name, { kind: 'loopback' }]),
    ...variants.flatMap(([variant, domain]): [string, HostRole][] => [
      [`www.${domain}`, { kind: 'app', variant, testnet: false }],
      [`api2.${domain}`, { kind: 'api' }],
      // The same app and API as members of the testnet reach them: the app tells the testnet by its host.
      [`www.testnet.${domain}`, { kind: 'app', variant, testnet: true }],
      [`api2-testnet.${domain}`, { kind: 'api' }],
    ]),
    [`telegram.${domains.own}`, { kind: 'telegram' }],
    [`embed.${domains.own}`, { kind: 'embed' }],
    [domains.vendor, { kind: 'vendor' }],
  ]);
}

/** The id of the session that a host name belongs to, whether or not there is one; undefined for the default session's names. */
export function sessionOfHost(name: string): string | undefined {
  return SESSION_HOST.exec(name)?.[1];
}

/** What a host name serves, in whatever session; undefined for a name that is not the harness's. */
export function roleOfHost(name: string): HostRole | undefined {
  return hostsOf(sessionOfHost(name)).get(name);
}

/** The port that the harness listens on unless another one is given. */
export const DEFAULT_PORT = 4310;

/** Path of the control API, on the panels' hosts and on the loopback names. */
export const CONTROL_PATH = '/__harness__/api';

/** Path of the style sheet and the scripts of the harness's own pages, on every host that has such pages. */
export const PAGES_PATH = '/__harness__/pages/';

/** Path of the design system's gallery, on the panels' hosts. */
export const GALLERY_PATH = '/gallery/';

/** Where a session is to be found. */
export interface Origins {
  readonly panel: string;
  readonly app: Readonly<Record<Variant, string>>;
  readonly api: Readonly<Record<Variant, string>>;
  /** The account area and the API of the testnet. */
  readonly testnetApp: Readonly<Record<Variant, string>>;
  readonly testnetApi: Readonly<Record<Variant, string>>;
  readonly telegram: string;
  readonly embed: string;
  readonly vendor: string;
  /** Domain of the cookies that all hosts of the app share. */
  readonly domain: string;
  /** Host endings that the initial config names, by which the app finds its variant. */
  readonly hostPatterns: { readonly hongKong: string[]; readonly uae: string[] };
}

/** The origins of a session of a server that listens on `port`; without an id those of the default session. */
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

/** Every origin that serves the account area. */
export function appOrigins({ app, testnetApp }: Pick<Origins, 'app' | 'testnetApp'>): string[] {
  return [...Object.values(app), ...Object.values(testnetApp)];
}
