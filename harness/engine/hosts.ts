import type { Variant } from '../../src/domain/sites';

/**
 * The hosts of the harness (design 7), one row each. All end in `localhost`, which browsers resolve to loopback on their
 * own, and all but the vendors' are one site for a browser, so that cookies and storage work in the panel's frame.
 */

/** The domain of each app variant; the app derives `api2.<domain>` from it. */
const VARIANT_DOMAINS = {
  default: 'harness.localhost',
  'hong-kong': 'hk.harness.localhost',
  uae: 'ae.harness.localhost',
} as const satisfies Record<Variant, string>;

/** Which account area a host serves. */
export interface AppPlace {
  readonly variant: Variant;
  readonly testnet: boolean;
}

export type HostRole =
  | { readonly kind: 'panel' | 'loopback' | 'telegram' | 'embed' | 'vendor' | 'api' }
  | ({ readonly kind: 'app' } & AppPlace);

/** What each host name serves. A name that is not here is refused, so that no foreign name can be pointed at us. */
export const HOSTS: ReadonlyMap<string, HostRole> = new Map<string, HostRole>([
  ['harness.localhost', { kind: 'panel' }],
  // The control API under the names that also resolve outside a browser.
  ['localhost', { kind: 'loopback' }],
  ['127.0.0.1', { kind: 'loopback' }],
  ['[::1]', { kind: 'loopback' }],
  ...(Object.entries(VARIANT_DOMAINS) as [Variant, string][]).flatMap(([variant, domain]): [string, HostRole][] => [
    [`www.${domain}`, { kind: 'app', variant, testnet: false }],
    [`api2.${domain}`, { kind: 'api' }],
    // The same app and API as members of the testnet reach them: the app tells the testnet by its host.
    [`www.testnet.${domain}`, { kind: 'app', variant, testnet: true }],
    [`api2-testnet.${domain}`, { kind: 'api' }],
  ]),
  ['telegram.harness.localhost', { kind: 'telegram' }],
  ['embed.harness.localhost', { kind: 'embed' }],
  ['vendor.localhost', { kind: 'vendor' }],
]);

/** Host endings that the initial config names, by which the app finds its variant. */
export const HOST_PATTERNS = {
  hongKong: [`.${VARIANT_DOMAINS['hong-kong']}`],
  uae: [`.${VARIANT_DOMAINS.uae}`],
};

/** Where the control API sits on the panel's host and on the loopback names. */
export const CONTROL_PATH = '/__harness__/api';

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
}

/** The origins of a server that listens on `port`. */
export function originsOf(port: number): Origins {
  const at = (host: string) => `http://${host}:${port}`;
  const perVariant = (label: string) =>
    Object.fromEntries(
      Object.entries(VARIANT_DOMAINS).map(([variant, domain]) => [variant, at(`${label}.${domain}`)]),
    ) as Record<Variant, string>;
  return {
    panel: at('harness.localhost'),
    app: perVariant('www'),
    api: perVariant('api2'),
    testnetApp: perVariant('www.testnet'),
    testnetApi: perVariant('api2-testnet'),
    telegram: at('telegram.harness.localhost'),
    embed: at('embed.harness.localhost'),
    vendor: at('vendor.localhost'),
  };
}

/** Every origin that serves the account area. */
export function appOrigins({ app, testnetApp }: Pick<Origins, 'app' | 'testnetApp'>): string[] {
  return [...Object.values(app), ...Object.values(testnetApp)];
}
