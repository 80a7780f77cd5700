import * as z from 'zod/mini';
import { isWebAddress, isWebOrigin } from '../domain/addresses';
import { parseInitialConfig } from '../domain/initial-config';
import { readHostName } from '../domain/input/host-name';
import { type PolicySources, scriptsAt } from './policies';
import { EMBEDDED_VENDORS } from './vendors';

// The small build of zod has no messages.
z.config(z.locales.en());

/** For the nginx file and the pages of an object store. */

/** Written to the nginx file unquoted: no quotes, braces, semicolons, variables or line ends. */
const plain = (pattern: RegExp) => z.string().check(z.regex(pattern));
const hostName = z.pipe(z.pipe(z.string(), z.transform(readHostName)), plain(/^[a-z0-9*][a-z0-9.-]*$/));
const filePath = plain(/^\/[\w./ -]+$/);
/** Host names may hold `;` and `$`, which would end a directive. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;
const origin = z
  .string()
  .check(z.refine((given) => isWebOrigin(given) && ORIGIN.test(given), 'An origin such as https://partner.example'));

const webAddress = z
  .string()
  .check(z.refine((given) => isWebAddress(given) && !/[$;{}"'\s\\]/.test(given), 'A web address'));

const siteSchema = z.strictObject({
  hosts: z.array(hostName).check(z.minLength(1)),
  /** See `src/domain/initial-config.ts`. */
  initialConfig: z.record(z.string(), z.unknown()),
  /** Forwards calls below `crossApiPath` to the API. */
  proxy: z.optional(
    z.strictObject({
      to: webAddress,
      /** Host header and certificate name of the API; default: the host of `to`. */
      host: z.optional(plain(/^[a-z0-9.:-]+$/)),
      /** CA file for an https API; default: the system's. */
      trust: z.optional(filePath),
      /** Origin header for the API; default: the browser's. */
      origin: z.optional(origin),
    }),
  ),
  /** The embedded vendors in use. Jumio and Advance.AI need no row. */
  vendors: z._default(z.array(z.enum(EMBEDDED_VENDORS)), []),
  /** Pages with a query send no reports, because it may hold a token. */
  violations: z.optional(webAddress),
  /** Partners that frame the embedded verification. */
  partners: z._default(z.array(origin), []),
  shells: z._default(z.array(origin), []),
});

const settingsSchema = z.strictObject({
  /** As nginx's `listen` takes them: `443 ssl http2`. */
  listen: z.array(plain(/^[\w.:[\] ]+$/)).check(z.minLength(1)),
  /** Certificate and key; needed with `ssl`. */
  tls: z.optional(z.strictObject({ certificate: filePath, key: filePath })),
  /** Networks of the CDN or balancer, such as `10.0.0.0/8`. */
  trustedProxies: z._default(z.array(plain(/^[0-9a-f.:]+(\/\d+)?$/)), []),
  sites: z.array(siteSchema).check(z.minLength(1)),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SiteSettings = Settings['sites'][number];

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws {SettingsError} names each wrong field, also a site without an API address */
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
  const { api, reports, texts, pictures, vendors } = sourcesOf(site, host);
  const named = [...api, ...reports, ...texts, ...pictures, ...Object.values(vendors).flat()];
  for (const one of named.filter((text) => !ORIGIN.test(text))) found.push(`${host}: ${one} is not a plain host name`);
  return found;
}

/** @param servedAt the page's host with its port */
export function sourcesOf(site: SiteSettings, servedAt: string): PolicySources {
  const { initialConfig, vendors, partners, shells, violations } = site;
  const { config } = parseInitialConfig(initialConfig, site.hosts[0]);
  const origins = (...addresses: readonly string[]) => [
    ...new Set(addresses.filter((address) => isWebAddress(address)).map((address) => new URL(address).origin)),
  ];
  return {
    scripts: [scriptsAt(servedAt)],
    violations,
    // `apiBase` overrides `crossApiPath`.
    api: origins(config.apiBase),
    reports: origins(config.errorReporting.dsn),
    texts: origins(config.localesPath[config.environment].replaceAll(/[{}]/g, '')),
    pictures: origins(config.brand.logo),
    partners,
    shells,
    vendors: Object.fromEntries(vendors.map((name) => [name, origins(config.vendors[name])])),
  };
}
