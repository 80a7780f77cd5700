import { BASE_PATH } from '../domain/initial-config';
import { type RoutePath, screenAtAddress, VENDOR_SCREENS } from '../domain/routes';
import { type EmbeddedVendor, VENDOR, VENDOR_APIS, VENDOR_NEEDS } from './vendors';

/**
 * What each path of the account area is served with. This one table is what the harness sends, what the nginx file is made from, and what the
 * README of this folder prints.
 */
export interface PathPolicy {
  /** Name of the row. */
  readonly name: 'sdk' | 'vendor' | 'page' | 'part' | 'asset' | 'health' | 'texts' | 'file';
  /** The screens of the row, in every spelling that the router takes. */
  readonly screens?: readonly RoutePath[];
  /** Otherwise the paths of the row below the base path: the text of a regular expression. The first row that fits counts. */
  readonly below?: string;
  /** Who may show the page in a frame, beside the hosts of the mini-program. */
  readonly framedBy: 'partners' | 'nobody';
  /** Whether the page may load what vendors need, and give them the camera. */
  readonly startsVendor: boolean;
  /** `unsafe-none`: the page that opened it in a window gets its messages. */
  readonly openerPolicy: 'same-origin' | 'unsafe-none';
  /** Whether `index.html` is served there, with the style and the script of its first paint. */
  readonly isPage: boolean;
  /**
   * Whether the browser could show the file as a page, or run it as a worker. What only a page reads (its scripts, styles, fonts, texts) has no
   * policies: browsers look at those of the page alone, and they would be a third of a small file, on each of thirty files of a first visit.
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

/** The hash of its content in a file's name. */
const HASH = '-[\\w-]{8,}';
/** The cache of files whose names hold a hash. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The policies of all paths; the first one that fits a path is its policy. */
export const PATH_POLICIES: readonly PathPolicy[] = [
  // Talks to the page around it or to the one that opened it.
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
  // Not workers (`vite.config.ts` names them): they have the policy with which their own file comes.
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

/** What a site's policies are made from. All are origins, such as `https://api2.example.com`. */
export interface PolicySources {
  /** The API, unless it is on the page's own origin. */
  readonly api: readonly string[];
  /** Where error reports go; none: no reports. */
  readonly reports: readonly string[];
  /** Other origins of texts and of the brand's picture. */
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
  /** Origins of the partners that may show the embedded verification in a frame. */
  readonly partners: readonly string[];
  /** Origins of pages that may show every page in a frame, such as the messaging app's web client; none by default. */
  readonly shells: readonly string[];
  /** The embedded vendors that the site uses, and the origins that replace a vendor's own; none: the vendor's own. */
  readonly vendors: Readonly<Partial<Record<EmbeddedVendor, readonly string[]>>>;
  /** Where forms of pages beside the account area may lead; only the harness has such pages. */
  readonly forms?: readonly string[];
}

/**
 * What allows the style and the script inside of `index.html`, as sources of a policy: their hashes, or a nonce that whoever serves the page writes
 * into both for each answer.
 */
export interface InlineParts {
  readonly style: string;
  readonly script: string;
}

/**
 * The row of a path, without its query.
 *
 * @throws {Error} for a path outside of the base path
 */
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

/** One year, in seconds: how long browsers ask for the host by https alone. */
const HSTS_SECONDS = 31_536_000;

/**
 * The headers of a row, by their lower-case names, without `cache-control`, which depends on the answer's status.
 *
 * @param inline of the page that is served; default: nothing inside of a page may run
 */
export function headersOf(row: PathPolicy, sources: PolicySources, inline?: InlineParts): Record<string, string> {
  const common = { ...COMMON_HEADERS, 'strict-transport-security': `max-age=${HSTS_SECONDS}` };
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
    ...common,
  };
}

/** For every answer of every host, whatever it is. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  // The address of a page may carry an SDK token: not even the page's own files are asked for with it.
  'referrer-policy': 'strict-origin',
} as const;

/** What pages of one's own build may do: nothing inline but what `InlineParts` names, nothing from elsewhere. */
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

/** Name of the one policy that may make a script's address (`lib/warm-intl.ts`). */
const TRUSTED_TYPES_POLICY = 'account-worker';

function contentPolicy(row: PathPolicy, sources: PolicySources, inline?: InlineParts): string {
  const { api, reports, texts, pictures, partners, shells, forms = [] } = sources;
  const ancestors = [...(row.framedBy === 'partners' ? partners : []), ...shells];
  const directives: Record<string, readonly string[]> = {
    ...STRICT_DIRECTIVES,
    'connect-src': ["'self'", ...api, ...reports, ...texts],
    'img-src': [...STRICT_DIRECTIVES['img-src'], ...pictures],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
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
    directives['trusted-types'] = [TRUSTED_TYPES_POLICY];
  }
  if (inline) {
    allow(directives, 'script-src', inline.script);
    allow(directives, 'style-src', inline.style);
  }
  return serializePolicy(directives);
}

/** Adds a hash or a nonce. Not where everything inline is allowed: browsers would no longer regard that. */
function allow(directives: Record<string, readonly string[]>, name: string, inline: string): void {
  const sources = directives[name] ?? [];
  if (!sources.includes(UNSAFE_INLINE)) directives[name] = [...sources, inline];
}

/** A content security policy as its header has it. A directive without a source allows nothing. */
export function serializePolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

/** The site's embedded vendors, each with the origins that serve it. */
function usedVendors({ vendors }: PolicySources): [EmbeddedVendor, readonly string[]][] {
  return (Object.entries(vendors) as [EmbeddedVendor, readonly string[]][]).map(([name, given]) => [
    name,
    given.length > 0 ? given : VENDOR_NEEDS[name].origins,
  ]);
}

/** A vendor behind an address of the config takes its calls there, too. */
function apisOf(name: EmbeddedVendor, { vendors }: PolicySources): readonly string[] {
  return vendors[name]?.length ? [] : VENDOR_NEEDS[name].apis;
}

function vendorOrigins(sources: PolicySources): string[] {
  return [...new Set(usedVendors(sources).flatMap(([, origins]) => origins))];
}
