import * as z from 'zod/mini';

/**
 * What the page's server tells the app before it starts (design 2): the JSON in `<script id="initial-config">`.
 * Every field has a default, so that a page whose server fills in nothing still works; a bad field falls back to its
 * default alone and is named in `problems`.
 */

/** Prefix under which the app is served (spec 1). */
export const BASE_PATH = '/user/accounts/';

const environment = z.enum(['production', 'testnet', 'test']);
const localesPath = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}`;

const fields = {
  environment: z._default(environment, 'production'),
  /** Address of the API, such as `https://api2.example.com`. Empty: derived from the page's host (spec 7). */
  apiBase: z._default(z.string(), ''),
  /** Path of a proxy on the page's own host that leads to the API. Empty: none. */
  crossApiPath: z._default(z.string(), ''),
  /** Host endings of the Hong Kong and UAE variants (spec 1). */
  hostPatterns: z._default(
    z.object({ hongKong: z._default(z.array(z.string()), []), uae: z._default(z.array(z.string()), []) }),
    { hongKong: ['.hk'], uae: ['.ae'] },
  ),
  /** Address of the translation files by environment; `{{lng}}`, `{{ns}}` and `{{version}}` are filled in (spec 7). */
  localesPath: z._default(
    z.object({
      production: z._default(z.string(), localesPath),
      testnet: z._default(z.string(), localesPath),
      test: z._default(z.string(), localesPath),
    }),
    { production: localesPath, testnet: localesPath, test: localesPath },
  ),
  /** Milliseconds until a call is given up (spec 9). */
  requestTimeoutMs: z._default(z.int().check(z.positive()), 30_000),
  /** The page-provided start of the compliance configuration (spec 3, "Global state"). */
  compliance: z._default(z.record(z.string(), z.unknown()), {}),
  /** Exits of the app, absolute or from the page's host. */
  links: z._default(
    z.object({
      home: z._default(z.string(), '/'),
      login: z._default(z.string(), '/login'),
      sdkLanding: z._default(z.string(), '/sdk-landing'),
      helpCentre: z._default(z.string(), '/help-centre'),
      /** The mobile app's pages in the stores; empty: the store is not offered. */
      appStore: z._default(z.string(), ''),
      googlePlay: z._default(z.string(), ''),
    }),
    {
      home: '/',
      login: '/login',
      sdkLanding: '/sdk-landing',
      helpCentre: '/help-centre',
      appStore: '',
      googlePlay: '',
    },
  ),
  /** Base addresses of the verification vendors; empty means the vendor's own. */
  vendors: z._default(
    z.object({
      sumsub: z._default(z.string(), ''),
      onfido: z._default(z.string(), ''),
      jumio: z._default(z.string(), ''),
      aai: z._default(z.string(), ''),
    }),
    { sumsub: '', onfido: '', jumio: '', aai: '' },
  ),
  /** Where errors are reported. Without a DSN nothing is reported and no reporter is loaded. */
  errorReporting: z._default(z.object({ dsn: z._default(z.string(), '') }), { dsn: '' }),
  /** Origin of the messaging app's web client that may embed the mini-program. */
  telegram: z._default(z.object({ targetOrigin: z._default(z.string(), 'https://web.telegram.org') }), {
    targetOrigin: 'https://web.telegram.org',
  }),
  /** Default of the `kyc-access-origin` header (spec 6). Empty: the page's own origin. */
  accessOrigin: z._default(z.string(), ''),
  /** Colours of the page; `system` follows the browser's setting. */
  appearance: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** The server's time when it sent the page, Unix time in milliseconds: deadlines are told by it. Absent: the browser's clock is trusted. */
  serverTime: z.optional(z.int()),
  /** Version of the texts and of the page, as addresses and reports name it. */
  version: z._default(z.string(), '0'),
} as const;

const schema = z.object(fields);
export type InitialConfig = z.output<typeof schema>;
/** What a server may send: any part of the config. */
export type InitialConfigInput = z.input<typeof schema>;

export interface ParsedInitialConfig {
  readonly config: InitialConfig;
  /** Names of the fields that were refused and took their default. */
  readonly problems: readonly string[];
}

/** Parses what the page carries. Never throws: a bad field takes its default and is listed. */
export function parseInitialConfig(raw: unknown): ParsedInitialConfig {
  const source = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const problems = typeof raw === 'object' && raw !== null ? [] : ['(not an object)'];
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (source[name] === undefined) continue;
    if (field.safeParse(source[name]).success) kept[name] = source[name];
    else problems.push(name);
  }
  return { config: schema.parse(kept), problems };
}
