import { isPath, isWebAddress, isWebAddressOrPath, isWebOrigin } from './addresses';
import type { ComplianceAttributes } from './compliance';
import {
  address,
  type ConfigOf,
  choiceOf,
  type Field,
  type Group,
  type InputOf,
  isText,
  readGroup,
  text,
  whole,
} from './config-fields';
import type { OperatorInput } from './operator';
import { VENDORS, type Vendor } from './statuses';

/**
 * The initial config: the JSON in `<script id="initial-config">`, which the page's server fills in. Every field has a default, so a page
 * works without it. An invalid field, also inside a group, takes its own default and is listed in `problems`; an address with another
 * scheme than http or https is invalid.
 *
 * The first script reads it before the first paint, so it is checked without zod, which a slow phone would have to load and run first.
 */

/** Prefix under which the app is served. */
export const BASE_PATH = '/user/accounts/';

const ENVIRONMENTS = ['production', 'testnet', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Label in host names of the testnet. */
export const TESTNET_LABEL = 'testnet';

/** Environment of a host, if the server names none: testnet if the host has a `testnet` label, else production. */
export function environmentOfHost(hostname: string): Environment {
  return hostname.toLowerCase().split('.').includes(TESTNET_LABEL) ? 'testnet' : 'production';
}

const localesPath = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}`;
const locales = () => address(isWebAddressOrPath, localesPath);
/** Ends of host names, such as `.hk`. An empty one would be the end of every host. */
const hostEndings = (...byDefault: readonly string[]): Field<readonly string[]> => ({
  accepts: (given) => isText(given) && /^[a-z0-9.-]*[a-z0-9]$/i.test(given),
  byDefault,
  isList: true,
});

/** The calendar of browsers ends a little later; what is left is for the time that the page is open. */
const LAST_TIME = 8.6e15;

/** Name of the exchange that the page belongs to, unless its server names another. */
const BRAND_NAME = 'Aurel';

const FIELDS = {
  /** Whose page it is, as the header says. */
  brand: {
    name: text(BRAND_NAME, (given) => given !== ''),
    /** Address of a square picture, shown at 28 px. Empty: the mark of `ui/brand-mark.svg`. */
    logo: address(isWebAddressOrPath),
  },
  /** Determines the translation files, the API's address and the environment in reports. Absent: derived from the host. */
  environment: choiceOf(ENVIRONMENTS, undefined),
  /** Address of the API, such as `https://api2.example.com`. Empty: derived from the page's host. */
  apiBase: address(isWebAddress),
  /** Path of a proxy on the page's own host that leads to the API. Empty: none. */
  crossApiPath: address(isPath),
  /** Host endings of the Hong Kong and UAE variants. */
  hostPatterns: { hongKong: hostEndings('.hk'), uae: hostEndings('.ae') },
  /** Address of the translation files by environment; `{{lng}}`, `{{ns}}` and `{{version}}` are filled in. */
  localesPath: { production: locales(), testnet: locales(), test: locales() },
  /** Milliseconds until a call times out. */
  requestTimeoutMs: whole(30_000, 1),
  /**
   * The account's site and rules as known to the page; attributes of the profile override them. Checked field by field when the app starts,
   * by `configuredCompliance`, because only then the schema is loaded.
   */
  compliance: { accepts: () => true, byDefault: undefined } as Field<unknown>,
  /** Addresses outside of the app. */
  links: {
    /** Site of the home page; the language's own path is added to it. */
    home: address(isWebAddressOrPath, '/'),
    login: address(isWebAddressOrPath, '/login'),
    sdkLanding: address(isWebAddressOrPath, '/sdk-landing'),
    helpCentre: address(isWebAddressOrPath, '/help-centre'),
    /** The mobile app's pages in the stores; empty: the store is not offered. */
    appStore: address(isWebAddressOrPath),
    googlePlay: address(isWebAddressOrPath),
  },
  /**
   * Base addresses of the verification vendors; empty: the vendor's own. The app only redirects to a vendor's page at the origin given
   * here, if one is given.
   */
  vendors: Object.fromEntries(VENDORS.map((vendor) => [vendor, address(isWebAddress)])) as Record<
    Vendor,
    Field<string>
  >,
  /** Destination of error reports. Without a DSN nothing is reported and the reporting code is not loaded. */
  errorReporting: { dsn: address(isWebAddress) },
  /** Origin of the messaging app's web client that may embed the mini-program. */
  telegram: {
    targetOrigin: address(isWebAddress, 'https://web.telegram.org'),
  },
  /**
   * What the QR code for a phone holds. `address`: the address of the step, where the member signs in. `token`: a token that opens it without a
   * sign-in, once `sdk-access` issues one that works once and names its end (`features/README.md`, 'continuing on a phone').
   */
  phoneCode: choiceOf(['address', 'token'], 'address'),
  /** Default of the `kyc-access-origin` header, as browsers print an origin. Empty: the page's own origin. */
  accessOrigin: address(isWebOrigin),
  /** Colours of the page; `system` follows the browser's setting. */
  appearance: choiceOf(['system', 'light', 'dark'], 'system'),
  /** The server's time when it sent the page, Unix time in milliseconds; used for deadlines. Absent: the browser's clock. */
  serverTime: whole(undefined, -LAST_TIME, LAST_TIME),
  /**
   * Colour of primary buttons and marks, as a hash and six hexadecimal digits. Empty: the product's orange. Same rule as `isColour`, which
   * is not part of the first script.
   */
  brandColour: text('', (given) => /^(#[0-9a-f]{6})?$/i.test(given)),
  /**
   * Facts about the operator, which the page states only where they are given. Checked when the app starts, by `parseOperator`: nothing
   * before the first paint needs them.
   */
  operator: { accepts: () => true, byDefault: undefined } as Field<unknown>,
  /** Version of the texts in their addresses. Empty: the id of the build, which is right unless the texts are served from elsewhere. */
  version: text(''),
} satisfies Group;

export type InitialConfig = Omit<ConfigOf<typeof FIELDS>, 'environment'> & { readonly environment: Environment };
/** What a server may send: any part of the config. */
export type InitialConfigInput = Omit<InputOf<typeof FIELDS>, 'compliance' | 'operator'> & {
  compliance?: ComplianceAttributes;
  operator?: OperatorInput;
};

export interface ParsedInitialConfig {
  readonly config: InitialConfig;
  /** Paths of invalid fields, which took their default, such as `links.login`. */
  readonly problems: readonly string[];
}

/** Parses the config of a page on `hostname`. Never throws: an invalid field takes its default and is listed. */
export function parseInitialConfig(raw: unknown, hostname = ''): ParsedInitialConfig {
  const problems: string[] = [];
  const config = readGroup(FIELDS, raw, '(not an object)', problems) as ConfigOf<typeof FIELDS>;
  return { config: { ...config, environment: config.environment ?? environmentOfHost(hostname) }, problems };
}
