import * as z from 'zod/mini';
import { isPath, isWebAddress, isWebAddressOrPath } from './addresses';
import { complianceAttributes } from './compliance';
import { parseTolerantly } from './tolerant-parse';

/**
 * The initial config: the JSON in `<script id="initial-config">`, which the page's server fills in. Every field has a default, so a page
 * works without it. An invalid field, also inside a group, takes its own default and is listed in `problems`; an address with another
 * scheme than http or https is invalid.
 */

/** Prefix under which the app is served. */
export const BASE_PATH = '/user/accounts/';

const environment = z.enum(['production', 'testnet', 'test']);
export type Environment = z.output<typeof environment>;

/** Label in host names of the testnet. */
export const TESTNET_LABEL = 'testnet';

/** Environment of a host, if the server names none: testnet if the host has a `testnet` label, else production. */
export function environmentOfHost(hostname: string): Environment {
  return hostname.toLowerCase().split('.').includes(TESTNET_LABEL) ? 'testnet' : 'production';
}

const localesPath = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}`;

/** An address that passes a check. If the default is empty, it may be empty; the field's comment says what that means. */
const address = (accepts: (given: string) => boolean, byDefault = '') =>
  z._default(z.string().check(z.refine((given) => given === byDefault || accepts(given))), byDefault);
const locales = () => address(isWebAddressOrPath, localesPath);
const texts = (byDefault: string[]) => z._default(z.array(z.string()), byDefault);
/** A group of fields, each with its own default. */
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
  /** Determines the translation files, the API's address and the environment in reports. Absent: derived from the host. */
  environment: z.optional(environment),
  /** Address of the API, such as `https://api2.example.com`. Empty: derived from the page's host. */
  apiBase: address(isWebAddress),
  /** Path of a proxy on the page's own host that leads to the API. Empty: none. */
  crossApiPath: address(isPath),
  /** Host endings of the Hong Kong and UAE variants. */
  hostPatterns: group({ hongKong: texts(['.hk']), uae: texts(['.ae']) }),
  /** Address of the translation files by environment; `{{lng}}`, `{{ns}}` and `{{version}}` are filled in. */
  localesPath: group({ production: locales(), testnet: locales(), test: locales() }),
  /** Milliseconds until a call times out. */
  requestTimeoutMs: z._default(z.int().check(z.positive()), 30_000),
  /** The account's site and rules as known to the page; attributes of the profile override them. */
  compliance: z.prefault(complianceAttributes, {}),
  /** Addresses outside of the app. */
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
   * Base addresses of the verification vendors; empty: the vendor's own. The app only redirects to a vendor's page at the origin given
   * here, if one is given.
   */
  vendors: group({
    sumsub: address(isWebAddress),
    onfido: address(isWebAddress),
    jumio: address(isWebAddress),
    aai: address(isWebAddress),
  }),
  /** Destination of error reports. Without a DSN nothing is reported and the reporting code is not loaded. */
  errorReporting: group({ dsn: address(isWebAddress) }),
  /** Origin of the messaging app's web client that may embed the mini-program. */
  telegram: group({
    targetOrigin: address(isWebAddress, 'https://web.telegram.org'),
  }),
  /** Default of the `kyc-access-origin` header. Empty: the page's own origin. */
  accessOrigin: z._default(z.string(), ''),
  /** Colours of the page; `system` follows the browser's setting. */
  appearance: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** The server's time when it sent the page, Unix time in milliseconds; used for deadlines. Absent: the browser's clock. */
  serverTime: z.optional(z.int()),
  /**
   * Colour of primary buttons and marks, as a hash and six hexadecimal digits. Empty: the product's orange. Same rule as `isColour`, which
   * is not part of the first script.
   */
  brandColour: z._default(z.string().check(z.regex(/^(#[0-9a-f]{6})?$/i)), ''),
  /** Version of the texts and of the page, used in addresses and reports. */
  version: z._default(z.string(), '0'),
});

export type InitialConfig = Omit<z.output<typeof schema>, 'environment'> & { readonly environment: Environment };
/** What a server may send: any part of the config. */
export type InitialConfigInput = z.input<typeof schema>;

export interface ParsedInitialConfig {
  readonly config: InitialConfig;
  /** Paths of invalid fields, which took their default, such as `links.login`. */
  readonly problems: readonly string[];
}

/** Parses the config of a page on `hostname`. Never throws: an invalid field takes its default and is listed. */
export function parseInitialConfig(raw: unknown, hostname = ''): ParsedInitialConfig {
  const parsed = parseTolerantly(schema, raw);
  // Every field has a default, so parsing only fails if the value is not an object.
  const { config, problems } = parsed.success
    ? { config: parsed.value, problems: parsed.dropped }
    : { config: schema.parse({}), problems: ['(not an object)'] };
  return { config: { ...config, environment: config.environment ?? environmentOfHost(hostname) }, problems };
}
