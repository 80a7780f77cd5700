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
import { readHostName } from './input/host-name';
import type { OperatorInput } from './operator';
import { VENDORS, type Vendor } from './statuses';

/** In `<script id="initial-config">`. Invalid fields take defaults. No zod: read before the first paint. */

export const BASE_PATH = '/user/accounts/';

const ENVIRONMENTS = ['production', 'testnet', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const TESTNET_LABEL = 'testnet';

/** Used if the server names none. */
export function environmentOfHost(hostname: string): Environment {
  return readHostName(hostname).split('.').includes(TESTNET_LABEL) ? 'testnet' : 'production';
}

const localesPath = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}`;
const locales = () => address(isWebAddressOrPath, localesPath);
/** Such as `.hk`. An empty one would match every host. */
const hostEndings = (...byDefault: readonly string[]): Field<readonly string[]> => ({
  accepts: (given) => isText(given) && /^[a-z0-9.-]*[a-z0-9]$/i.test(given),
  byDefault,
  isList: true,
});

/** Leaves room for the time the page is open. */
const LAST_TIME = 8.6e15;

const BRAND_NAME = 'Aurel';

const FIELDS = {
  /** Whose page it is, as the header says. */
  brand: {
    name: text(BRAND_NAME, (given) => given !== ''),
    /** Address of a square picture, shown at 28 px; empty: `ui/brand-mark.svg`. */
    logo: address(isWebAddressOrPath),
  },
  /** Sets the text files, the API's address and the environment in reports; absent: from the host. */
  environment: choiceOf(ENVIRONMENTS, undefined),
  /** API address, such as `https://api2.example.com`; empty: from the page's host. */
  apiBase: address(isWebAddress),
  /** Path of an API proxy on the page's host; empty: none. */
  crossApiPath: address(isPath),
  /** Host endings of the Hong Kong and UAE variants. */
  hostPatterns: { hongKong: hostEndings('.hk'), uae: hostEndings('.ae') },
  /** Text file addresses by environment; `{{lng}}`, `{{ns}}` and `{{version}}` are filled in. */
  localesPath: { production: locales(), testnet: locales(), test: locales() },
  /** Call timeout in milliseconds. */
  requestTimeoutMs: whole(30_000, 1),
  /** Site and rules of the account, until the profile overrides them; `configuredCompliance` checks them at startup. */
  compliance: { accepts: () => true, byDefault: undefined } as Field<unknown>,
  /** Addresses outside the app. */
  links: {
    /** Home page site; the language's path is added to it. */
    home: address(isWebAddressOrPath, '/'),
    login: address(isWebAddressOrPath, '/login'),
    sdkLanding: address(isWebAddressOrPath, '/sdk-landing'),
    helpCentre: address(isWebAddressOrPath, '/help-centre'),
    /** Store pages of the mobile app; empty: not offered. */
    appStore: address(isWebAddressOrPath),
    googlePlay: address(isWebAddressOrPath),
  },
  /** Vendors' base addresses; empty: the vendor's own, otherwise the only origin for redirects. */
  vendors: Object.fromEntries(VENDORS.map((vendor) => [vendor, address(isWebAddress)])) as Record<
    Vendor,
    Field<string>
  >,
  /** Destination of error reports; without a DSN, nothing is loaded or sent. */
  errorReporting: { dsn: address(isWebAddress) },
  /** Origin of the messaging app's web client that may embed the mini-program. */
  telegram: {
    targetOrigin: address(isWebAddress, 'https://web.telegram.org'),
  },
  /**
   * What the QR code for a phone holds. `address`: the address of the step, where the member signs in. `token`: a token that opens it without a
   * sign-in, once `sdk-access` issues one that works once and names its end (`docs/real-back-end.md`).
   */
  phoneCode: choiceOf(['address', 'token'], 'address'),
  /** Default `kyc-access-origin` header, as browsers print an origin; empty: the page's origin. */
  accessOrigin: address(isWebOrigin),
  /** Colours of the page; `system` follows the browser. */
  appearance: choiceOf(['system', 'light', 'dark'], 'system'),
  /** Server time when it sent the page, Unix milliseconds, for deadlines; absent: the browser's clock. */
  serverTime: whole(undefined, -LAST_TIME, LAST_TIME),
  /** Colour of primary buttons and marks, a hash and six hexadecimal digits; empty: orange. */
  brandColour: text('', (given) => /^(#[0-9a-f]{6})?$/i.test(given)),
  /** Facts about the operator, shown only if given; `parseOperator` checks them at startup. */
  operator: { accepts: () => true, byDefault: undefined } as Field<unknown>,
  /** Version in text addresses; empty: the build's id. */
  version: text(''),
} satisfies Group;

export type InitialConfig = Omit<ConfigOf<typeof FIELDS>, 'environment'> & { readonly environment: Environment };
export type InitialConfigInput = Omit<InputOf<typeof FIELDS>, 'compliance' | 'operator'> & {
  compliance?: ComplianceAttributes;
  operator?: OperatorInput;
};

export interface ParsedInitialConfig {
  readonly config: InitialConfig;
  /** Such as `links.login`. */
  readonly problems: readonly string[];
}

/** Never throws. */
export function parseInitialConfig(raw: unknown, hostname = ''): ParsedInitialConfig {
  const problems: string[] = [];
  const config = readGroup(FIELDS, raw, '(not an object)', problems) as ConfigOf<typeof FIELDS>;
  return { config: { ...config, environment: config.environment ?? environmentOfHost(hostname) }, problems };
}
