import * as z from 'zod/mini';
import { isPath, isWebAddress, isWebAddressOrPath } from './addresses';
import { complianceAttributes } from './compliance';
import { parseTolerantly } from './tolerant-parse';

/**
 * What the page's server tells the app before it starts: the JSON in `<script id="initial-config">`. Every field has a default, so that a
 * page whose server fills in nothing still works. A bad field, also one inside of a group, takes its default alone and is named in
 * `problems`; an address of another scheme than http or https is a bad one.
 */

/** Prefix under which the app is served. */
export const BASE_PATH = '/user/accounts/';

const environment = z.enum(['production', 'testnet', 'test']);
export type Environment = z.output<typeof environment>;

/** A label of host names that makes a page part of the testnet. */
export const TESTNET_LABEL = 'testnet';

/** The environment of a host, for pages whose server names none: a host with a `testnet` label, else production. */
export function environmentOfHost(hostname: string): Environment {
  return hostname.toLowerCase().split('.').includes(TESTNET_LABEL) ? 'testnet' : 'production';
}

const localesPath = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}`;

/** An address that passes a check. One that is empty by default may be empty; its comment says what that means. */
const address = (accepts: (given: string) => boolean, byDefault = '') =>
  z._default(z.string().check(z.refine((given) => given === byDefault || accepts(given))), byDefault);
const locales = () => address(isWebAddressOrPath, localesPath);
const texts = (byDefault: string[]) => z._default(z.array(z.string()), byDefault);
/** Fields that belong together; each of them has a default of its own. */
const group = <T extends Record<string, z.core.$ZodType>>(fields: T) => z.prefault(z.object(fields), {} as never);

/** Name of the exchange that the page belongs to, unless its server names another. */
const BRAND_NAME = 'Aurel';

const schema = z.object({
  /** Whose page it is, as the header says. */
  brand: group({
    name: z._default(z.string().check(z.minLength(1)), BRAND_NAME),
    /** Address of a square picture, shown at 28 px. Empty: the mark of `ui/brand-mark.svg`. */
    logo: address(isWebAddressOrPath),
  }),
  /** Decides the translation files, the API's address and what reports are filed under. Absent: it follows from the host. */
  environment: z.optional(environment),
  /** Address of the API, such as `https://api2.example.com`. Empty: derived from the page's host. */
  apiBase: address(isWebAddress),
  /** Path of a proxy on the page's own host that leads to the API. Empty: none. */
  crossApiPath: address(isPath),
  /** Host endings of the Hong Kong and UAE variants. */
  hostPatterns: group({ hongKong: texts(['.hk']), uae: texts(['.ae']) }),
  /** Address of the translation files by environment; `{{lng}}`, `{{ns}}` and `{{version}}` are filled in. */
  localesPath: group({ production: locales(), testnet: locales(), test: locales() }),
  /** Milliseconds until a call is given up. */
  requestTimeoutMs: z._default(z.int().check(z.positive()), 30_000),
  /** The account's site and rules, as far as the page knows them: the base that the profile's attributes are laid over. */
  compliance: z.prefault(complianceAttributes, {}),
  /** Exits of the app. */
  links: group({
    /** Site of the home page; the language's own path is added to it. */
    home: address(isWebAddressOrPath, '/'),
    login: address(isWebAddressOrPath, '/login'),
    sdkLanding: address(isWebAddressOrPath, '/sdk-landing'),
    helpCentre: address(isWebAddressOrPath, '/help-centre'),
    /** The mobile app's pages in the stores; empty: the store is not offered. */
    appStore: address(isWebAddressOrPath),
    googlePlay: address(isWebAddressOrPath),
  }),
  /**
   * Base addresses of the verification vendors; empty means the vendor's own. A vendor that works by redirect is only gone to at the
   * origin that is named here.
   */
  vendors: group({
    sumsub: address(isWebAddress),
    onfido: address(isWebAddress),
    jumio: address(isWebAddress),
    aai: address(isWebAddress),
  }),
  /** Where errors are reported. Without a DSN nothing is reported and no reporter is loaded. */
  errorReporting: group({ dsn: address(isWebAddress) }),
  /** Origin of the messaging app's web client that may embed the mini-program. */
  telegram: group({
    targetOrigin: address(isWebAddress, 'https://web.telegram.org'),
  }),
  /** Default of the `kyc-access-origin` header. Empty: the page's own origin. */
  accessOrigin: z._default(z.string(), ''),
  /** Colours of the page; `system` follows the browser's setting. */
  appearance: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** The server's time when it sent the page, Unix time in milliseconds: deadlines are told by it. Absent: the browser's clock is trusted. */
  serverTime: z.optional(z.int()),
  /**
   * Colour of primary buttons and marks, as a hash and six hexadecimal digits. Empty: the product's own orange. The rule is that of
   * `isColour`, which stays out of the first script.
   */
  brandColour: z._default(z.string().check(z.regex(/^(#[0-9a-f]{6})?$/i)), ''),
  /** Version of the texts and of the page, as addresses and reports name it. */
  version: z._default(z.string(), '0'),
});

export type InitialConfig = Omit<z.output<typeof schema>, 'environment'> & { readonly environment: Environment };
/** What a server may send: any part of the config. */
export type InitialConfigInput = z.input<typeof schema>;

export interface ParsedInitialConfig {
  readonly config: InitialConfig;
  /** Paths of the fields that were refused and took their default, such as `links.login`. */
  readonly problems: readonly string[];
}

/** Parses what a page on `hostname` carries. Never throws: a bad field takes its default and is listed. */
export function parseInitialConfig(raw: unknown, hostname = ''): ParsedInitialConfig {
  const parsed = parseTolerantly(schema, raw);
  // Every field has a default: only something that is no object at all is refused.
  const { config, problems } = parsed.success
    ? { config: parsed.value, problems: parsed.dropped }
    : { config: schema.parse({}), problems: ['(not an object)'] };
  return { config: { ...config, environment: config.environment ?? environmentOfHost(hostname) }, problems };
}
