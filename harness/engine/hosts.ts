import type { Variant } from '../../src/domain/variants';

/**
 * The hosts of the harness, one row each. All end in `localhost`, which browsers resolve to loopback by themselves. Each session has
 * all of these hosts under a domain of its own. The host name therefore selects the session, and the app needs no session id. A browser
 * treats each session's domain as a separate site: cookies and storage work in the frame of the session's panel and are not
 * shared with other sessions. The host of the vendors is another site again, as the real vendors' hosts are.
 */

/** The two domains of a session: its own, and that of its vendors. */
interface Domains {
  readonly own: string;
  readonly vendor: string;
}

const DEFAULT_DOMAINS: Domains = { own: 'harness.localhost', vendor: 'vendor.localhost' };

/** Form of a session's id. It is part of host names and cannot be mistaken for one of the labels below, such as `www`. */
const SESSION_ID = /s-[0-9a-f]{8}/;
const SESSION_HOST = new RegExp(`(?:^|\\.|^vendor-)(${SESSION_ID.source})\\.localhost$`);

/** Domains of a session. `undefined` means the default session. */
function domainsOf(session: string | undefined): Domains {
  if (session === undefined) return DEFAULT_DOMAINS;
  return { own: `${session}.localhost`, vendor: `vendor-${session}.localhost` };
}

/** The domain of each app variant. The app derives its API's host from it: `api2.<domain>`. */
function variantDomains({ own }: Domains): Readonly<Record<Variant, string>> {
  return { default: own, 'hong-kong': `hk.${own}`, uae: `ae.${own}` };
}

/** Which account area a host serves: variant, and testnet or not. */
export interface AppPlace {
  readonly variant: Variant;
  readonly testnet: boolean;
}

/** What a host serves. */
export type HostRole =
  | { readonly kind: 'panel' | 'loopback' | 'telegram' | 'embed' | 'vendor' | 'api' }
  | ({ readonly kind: 'app' } & AppPlace);

/** Names that also resolve outside a browser. They serve the control API to other programs. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What each host name of a session serves. The server refuses every other name, so that a foreign site cannot reach the harness by pointing its
 * own name at loopback (DNS rebinding).
 *
 * @param session default: the default session
 */
export function hostsOf(session?: string): ReadonlyMap<string, HostRole> {
  const domains = domainsOf(session);
  const variants = Object.entries(variantDomains(domains)) as [Variant, string][];
  return new Map<string, HostRole>([
    [domains.own, { kind: 'panel' }],
    ...(session === undefined ? LOOPBACK_NAMES : []).map((name): [string, HostRole] => [name, { kind: 'loopback' }]),
    ...variants.flatMap(([variant, domain]): [string, HostRole][] => [
      [`www.${domain}`, { kind: 'app', variant, testnet: false }],
      [`api2.${domain}`, { kind: 'api' }],
      // The same app and API under testnet names: the app recognises the testnet by its host.
      [`www.testnet.${domain}`, { kind: 'app', variant, testnet: true }],
      [`api2-testnet.${domain}`, { kind: 'api' }],
    ]),
    [`telegram.${domains.own}`, { kind: 'telegram' }],
    [`embed.${domains.own}`, { kind: 'embed' }],
    [domains.vendor, { kind: 'vendor' }],
  ]);
}

/** Reads the session id from a host name, without a check that the session exists. Undefined for every other name. */
export function sessionOfHost(name: string): string | undefined {
  return SESSION_HOST.exec(name)?.[1];
}

/** What a host name serves, in any session; undefined if it is not a host of the harness. */
export function roleOfHost(name: string): HostRole | undefined {
  return hostsOf(sessionOfHost(name)).get(name);
}

/** The port that the harness listens on unless another one is given. */
export const DEFAULT_PORT = 4310;

/** Path of the control API, on the panels' hosts and on the loopback names. */
export const CONTROL_PATH = '/__harness__/api';

/** Path of the style sheet and the scripts of the harness's own pages, on every host that has such pages. */
export const PAGES_PATH = '/__harness__/pages/';
/** The driver of walks, one file beside the built panel. The app's hosts serve it below `PAGES_PATH`. */
export const DRIVER_FILE = 'walk-driver.js';

/** Path over which a page that the panel has opened and the server talk, on every host that has such pages. */
export const PAGE_LINK_PATH = '/__harness__/page';

/** Path of the design system's gallery, on the panels' hosts. */
export const GALLERY_PATH = '/gallery/';
/** Path of the table of regions. It is below the gallery's path, so that the desktop app opens it in the gallery's window. */
export const REGIONS_PATH = `${GALLERY_PATH}regions`;

/** Path of the report of the panel's last sweep, below the gallery's path for the same reason. */
export const SWEEP_PATH = `${GALLERY_PATH}sweep/`;
/** Review packs that the panel has made, on the panel's host. */
export const PACKS_PATH = `${GALLERY_PATH}packs/`;

/** Path of the page that shows the app in a pane of a comparison, on the app's hosts of every session but the default one. */
export const PANE_PATH = '/__harness__/pane';
/** Path of the page that shows the app in the frame of its session's panel, on the app's hosts. */
export const STAGE_PATH = '/__harness__/stage';

/** The origins of a session, and what the app needs to know of them. */
export interface Origins {
  readonly panel: string;
  /** Panel of the default session, which may show the app of every session in a pane. */
  readonly mainPanel: string;
  readonly app: Readonly<Record<Variant, string>>;
  readonly api: Readonly<Record<Variant, string>>;
  /** The account area and the API of the testnet. */
  readonly testnetApp: Readonly<Record<Variant, string>>;
  readonly testnetApi: Readonly<Record<Variant, string>>;
  readonly telegram: string;
  readonly embed: string;
  readonly vendor: string;
  /** Domain of the cookies that all hosts of the session share. */
  readonly domain: string;
  /** Host endings for the initial config, from which the app derives its variant. */
  readonly hostPatterns: { readonly hongKong: string[]; readonly uae: string[] };
}

/**
 * The origins of a session on a server that listens on `port`.
 *
 * @param session default: the default session
 */
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

/** Every origin of a session that serves the account area. */
export function appOrigins({ app, testnetApp }: Pick<Origins, 'app' | 'testnetApp'>): string[] {
  return [...Object.values(app), ...Object.values(testnetApp)];
}
