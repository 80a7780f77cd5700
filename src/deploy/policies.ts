import { BASE_PATH } from '../domain/initial-config';
import { screenAtAddress } from '../screens/address';
import { type RoutePath, VENDOR_SCREENS } from '../screens/screens';
import { type EmbeddedVendor, VENDOR, VENDOR_APIS, VENDOR_NEEDS } from './vendors';

/** Used by the harness, the nginx file and this folder's README. */
export interface PathPolicy {
  readonly name: 'sdk' | 'vendor' | 'page' | 'part' | 'asset' | 'health' | 'texts' | 'file';
  /** In every spelling that the router accepts. */
  readonly screens?: readonly RoutePath[];
  /** Otherwise a regular expression below the base path. */
  readonly below?: string;
  /** Who may frame the page, besides the mini-program's hosts. */
  readonly framedBy: 'partners' | 'nobody';
  readonly startsVendor: boolean;
  /** `unsafe-none`: the page's opener gets its messages. */
  readonly openerPolicy: 'same-origin' | 'unsafe-none';
  readonly isPage: boolean;
  /**
   * Whether a browser could show the file as a page or worker. Files that only pages load get no policy, to keep small files
   * small.
   */
  readonly standsAlone: boolean;
  readonly cache: 'no-store' | 'no-cache' | typeof FOREVER;
}

const SDK_SCREEN: RoutePath = '/auth/sdk';

const PAGE = {
  framedBy: 'nobody',
  startsVendor: false,
  openerPolicy: 'same-origin',
  isPage: true,
  standsAlone: true,
  cache: 'no-store',
} as const;

const FILE = { ...PAGE, isPage: false } as const;

const HASH = '-[\\w-]{8,}';
const FOREVER = 'public, max-age=31536000, immutable';

/** The first row that matches a path is its policy. */
export const PATH_POLICIES: readonly PathPolicy[] = [
  // Talks to the page that embeds or opened it.
  {
    name: 'sdk',
    screens: [SDK_SCREEN],
    framedBy: 'partners',
    startsVendor: true,
    openerPolicy: 'unsafe-none',
    isPage: true,
    standsAlone: true,
    cache: 'no-store',
  },
  { ...PAGE, name: 'vendor', screens: VENDOR_SCREENS.filter((path) => path !== SDK_SCREEN), startsVendor: true },
  // Workers (`vite.config.ts`) take their own file's policy.
  {
    ...FILE,
    name: 'part',
    below: `assets/(?!worker-).*${HASH}\\.(js|css|woff2)$`,
    standsAlone: false,
    cache: FOREVER,
  },
  { ...FILE, name: 'asset', below: `assets/.*${HASH}\\.\\w+$`, cache: FOREVER },
  { ...FILE, name: 'health', below: 'build\\.json$' },
  { ...FILE, name: 'texts', below: 'locales/.*\\.json$', standsAlone: false, cache: 'no-cache' },
  { ...FILE, name: 'file', below: '(?!index\\.html$).*\\.\\w+$', cache: 'no-cache' },
  { ...PAGE, name: 'page', below: '' },
];

/** Origins, such as `https://api2.example.com`. */
export interface PolicySources {
  readonly scripts: readonly string[];
  /** The API, unless it has the page's origin. */
  readonly api: readonly string[];
  /** Where error reports go; empty: no reports. */
  readonly reports: readonly string[];
  /** Where browsers report violations. Default: none. */
  readonly violations?: string | undefined;
  /** Other origins of texts and the brand's picture. */
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
  readonly partners: readonly string[];
  readonly shells: readonly string[];
  /** With replacing origins; empty: the vendor's own. */
  readonly vendors: Readonly<Partial<Record<EmbeddedVendor, readonly string[]>>>;
  /** Only the harness has any. */
  readonly forms?: readonly string[];
}

export function scriptsAt(host: string): string {
  return `${host}${BASE_PATH}assets/`;
}

/** Hashes or a per-response nonce that allow the inline style and script. */
export interface InlineParts {
  readonly style: string;
  readonly script: string;
}

/** The path has no query. @throws {Error} outside the base path */
export function policyOf(path: string): PathPolicy {
  const screen = screenAtAddress(path);
  const row = PATH_POLICIES.find(({ screens, below }) =>
    screens === undefined
      ? new RegExp(`^${BASE_PATH}${below}`).test(path)
      : screen !== undefined && screens.includes(screen),
  );
  if (row === undefined) throw new Error(`${path} is not below ${BASE_PATH}`);
  return row;
}

/** In seconds. */
const HSTS_SECONDS = 31_536_000;

/** Lower-case names, without `cache-control`. @param inline default: none may run */
export function headersOf(row: PathPolicy, sources: PolicySources, inline?: InlineParts): Record<string, string> {
  const common = {
    ...COMMON_HEADERS,
    'strict-transport-security': `max-age=${HSTS_SECONDS}`,
    // An isolated partner page shows only frames that allow it.
    'cross-origin-resource-policy': row.framedBy === 'partners' ? 'cross-origin' : 'same-origin',
  };
  if (!row.standsAlone) return common;
  const vendorHosts = row.startsVendor
    ? vendorOrigins(sources)
        .map((origin) => ` "${origin}"`)
        .join('')
    : '';
  const camera = vendorHosts ? `(self${vendorHosts})` : '()';
  return {
    'content-security-policy': contentPolicy(row, sources, row.isPage ? inline : undefined),
    'permissions-policy': `camera=${camera}, microphone=${camera}, geolocation=()`,
    'cross-origin-opener-policy': row.openerPolicy,
    ...(sources.violations !== undefined && { 'reporting-endpoints': `${VIOLATIONS}="${sources.violations}"` }),
    ...common,
  };
}

const VIOLATIONS = 'violations';

/** For every answer of every host. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  // The address may hold an SDK token, so no request may send it.
  'referrer-policy': 'strict-origin',
} as const;

/** No inline code but `InlineParts`, nothing from elsewhere. */
export const STRICT_DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
} as const;

const UNSAFE_INLINE = "'unsafe-inline'";

function contentPolicy(row: PathPolicy, sources: PolicySources, inline?: InlineParts): string {
  const { scripts, api, reports, texts, pictures, partners, shells, violations, forms = [] } = sources;
  const ancestors = [...(row.framedBy === 'partners' ? partners : []), ...shells];
  const directives: Record<string, readonly string[]> = {
    ...STRICT_DIRECTIVES,
    'default-src': [],
    'script-src': scripts,
    'connect-src': ["'self'", ...api, ...reports, ...texts],
    'img-src': [...STRICT_DIRECTIVES['img-src'], ...pictures],
    'media-src': ["'self'"],
    'worker-src': scripts,
    'frame-src': [],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ancestors,
  };
  const vendors = row.startsVendor ? usedVendors(sources) : [];
  for (const [name, origins] of vendors) {
    const needs = VENDOR_NEEDS[name];
    for (const [directive, needed] of Object.entries(needs.sources)) {
      const hosts = needed.flatMap((source) => {
        if (source === VENDOR) return origins;
        return source === VENDOR_APIS ? apisOf(name, sources) : [source];
      });
      directives[directive] = [...new Set([...(directives[directive] ?? []), ...hosts])];
    }
  }
  if (!vendors.some(([name]) => VENDOR_NEEDS[name].breaksTrustedTypes)) {
    directives['require-trusted-types-for'] = ["'script'"];
    directives['trusted-types'] = [];
  }
  if (violations !== undefined) directives['report-to'] = [VIOLATIONS];
  if (inline) {
    allow(directives, 'script-src', inline.script);
    allow(directives, 'style-src', inline.style);
  }
  return serializePolicy(directives);
}

/** Browsers ignore 'unsafe-inline' next to a hash or nonce. */
function allow(directives: Record<string, readonly string[]>, name: string, inline: string): void {
  const sources = directives[name] ?? [];
  if (!sources.includes(UNSAFE_INLINE)) directives[name] = [...sources, inline];
}

/** A directive without sources allows nothing. */
export function serializePolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

function usedVendors({ vendors }: PolicySources): [EmbeddedVendor, readonly string[]][] {
  return (Object.entries(vendors) as [EmbeddedVendor, readonly string[]][]).map(([name, given]) => [
    name,
    given.length > 0 ? given : VENDOR_NEEDS[name].origins,
  ]);
}

/** A configured vendor address also takes the vendor's calls. */
function apisOf(name: EmbeddedVendor, { vendors }: PolicySources): readonly string[] {
  return vendors[name]?.length ? [] : VENDOR_NEEDS[name].apis;
}

function vendorOrigins(sources: PolicySources): string[] {
  return [...new Set(usedVendors(sources).flatMap(([, origins]) => origins))];
}
