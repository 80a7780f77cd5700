import * as z from 'zod/mini';
import { isWebAddress, isWebOrigin } from '../domain/addresses';
import { parseInitialConfig } from '../domain/initial-config';
import type { PolicySources } from './policies';
import { EMBEDDED_VENDORS } from './vendors';

// Messages that name what is wrong; the small build of zod has none by itself.
z.config(z.locales.en());

/** What a deployer decides; one file, from which the nginx file and the pages of an object store are made. */

/** A text that is written into the nginx file as it is: no quotes, braces, semicolons, variables or line ends. */
const plain = (pattern: RegExp) => z.string().check(z.regex(pattern));
const hostName = plain(/^[a-z0-9*][a-z0-9.-]*$/);
const filePath = plain(/^\/[\w./ -]+$/);
/** Addresses may hold `;` and `$` in a host name, which would end a directive of a policy or of nginx. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;
const origin = z
  .string()
  .check(z.refine((given) => isWebOrigin(given) && ORIGIN.test(given), 'An origin such as https://partner.example'));

const siteSchema = z.strictObject({
  /** Host names that this site answers. */
  hosts: z.array(hostName).check(z.minLength(1)),
  /** What the server writes into the page; see `src/domain/initial-config.ts`. */
  initialConfig: z.record(z.string(), z.unknown()),
  /** Passes the calls below `crossApiPath` of the initial config on to the API. */
  proxy: z.optional(
    z.strictObject({
      /** Address of the API. */
      to: z.string().check(z.refine((given) => isWebAddress(given) && !/[$;{}"'\s\\]/.test(given), 'A web address')),
      /** Host header for the API; default: the host of `to`. */
      host: z.optional(plain(/^[a-z0-9.:-]+$/)),
      /** Origin header for the API, where it compares that; default: the browser's own. */
      origin: z.optional(origin),
    }),
  ),
  /** The embedded vendors in use. Jumio and Advance.AI need no row. */
  vendors: z._default(z.array(z.enum(EMBEDDED_VENDORS)), []),
  /** Origins of partners that show the embedded verification in a frame. */
  partners: z._default(z.array(origin), []),
  /** Origins that show every page in a frame, such as the messaging app's web client. */
  shells: z._default(z.array(origin), []),
});

const settingsSchema = z.strictObject({
  /** As nginx's `listen` takes them: `443 ssl http2`, `127.0.0.1:8080`. */
  listen: z.array(plain(/^[\w.:[\] ]+$/)).check(z.minLength(1)),
  /** Paths of certificate and key; needed if `listen` says `ssl`. */
  tls: z.optional(z.strictObject({ certificate: filePath, key: filePath })),
  sites: z.array(siteSchema).check(z.minLength(1)),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SiteSettings = Settings['sites'][number];

/** The settings do not say what they should. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads a deployer's settings.
 *
 * @throws {SettingsError} names each wrong field; also where a site does not say where its API is
 */
export function parseSettings(given: unknown): Settings {
  const { success, data, error } = z.safeParse(settingsSchema, given);
  if (!success) throw new SettingsError(z.prettifyError(error));
  const problems = data.sites.flatMap(siteProblems);
  if (data.listen.some((one) => /\bssl\b/.test(one)) !== (data.tls !== undefined)) {
    problems.push('`tls` and the `ssl` of `listen` need each other');
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return data;
}

function siteProblems(site: SiteSettings): string[] {
  const { initialConfig, proxy } = site;
  const [host = ''] = site.hosts;
  const { config, problems } = parseInitialConfig(initialConfig, host);
  const found = problems.map((path) => `${host}: initialConfig.${path} is not valid`);
  if (config.apiBase === '' && config.crossApiPath === '') {
    found.push(`${host}: initialConfig needs apiBase or crossApiPath`);
  }
  if (proxy !== undefined && !/^\/[\w/-]+$/.test(config.crossApiPath)) {
    found.push(`${host}: proxy needs initialConfig.crossApiPath, a path such as /api`);
  }
  const { api, reports, texts, pictures, vendors } = sourcesOf(site);
  const named = [...api, ...reports, ...texts, ...pictures, ...Object.values(vendors).flat()];
  for (const one of named.filter((text) => !ORIGIN.test(text))) found.push(`${host}: ${one} is no plain host name`);
  return found;
}

/** What the policies of a site are made from. */
export function sourcesOf({
  hosts: [host = ''],
  initialConfig,
  vendors,
  partners,
  shells,
}: SiteSettings): PolicySources {
  const { config } = parseInitialConfig(initialConfig, host);
  const origins = (...addresses: readonly string[]) => [
    ...new Set(addresses.filter((address) => isWebAddress(address)).map((address) => new URL(address).origin)),
  ];
  return {
    // `apiBase` counts before `crossApiPath`.
    api: origins(config.apiBase),
    reports: origins(config.errorReporting.dsn),
    texts: origins(config.localesPath[config.environment].replaceAll(/[{}]/g, '')),
    pictures: origins(config.brand.logo),
    partners,
    shells,
    vendors: Object.fromEntries(vendors.map((name) => [name, origins(config.vendors[name])])),
  };
}
