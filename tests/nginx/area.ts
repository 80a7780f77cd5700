import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { originsOf } from '../../harness/core/hosts';
import { parseScenario } from '../../harness/core/scenario';
import { harnessConfig } from '../../harness/server/initial-config';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { type CallOptions, type CallResult, call, control } from '../../harness/server/testing/client';
import { release } from '../../src/deploy/releases';
import { parseSettings, type Settings } from '../../src/deploy/settings';
import { makeCertificate } from './certificates';
import { freePort, type RunningNginx, startNginx } from './start-nginx';

const ROOT = resolve(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');
/** Characters that could end the element, an nginx word or a variable. */
export const HOSTILE_NAME = `</script><b>"'\\ $host \${uri} {} é 𝄞`;

const HOSTILE = {
  brand: { name: HOSTILE_NAME },
  // Longer than an nginx word.
  compliance: { note: 'x'.repeat(6000) },
};

/** Hosts with their variants. */
const SITES = { 'www.harness.localhost': 'default', 'www.hk.harness.localhost': 'hong-kong' } as const;

export class Area {
  private constructor(
    readonly root: string,
    private readonly nginx: RunningNginx,
    /** Address with HTTP/2 and TLS, if enabled. */
    readonly securePort: number | undefined,
    readonly settings: Settings,
    private readonly harness: HarnessServer,
  ) {}

  /** @param config added to each initial config @param isSecure adds HTTP/2 with a self-signed certificate; needs `openssl` */
  static async start(config: object = HOSTILE, isSecure = false): Promise<Area> {
    const harness = await startHarnessServer({ port: 0, distDir: DIST, panelDir: join(ROOT, 'out/renderer') });
    const root = mkdtempSync(join(tmpdir(), 'account-area-'));
    const securePort = isSecure ? await freePort() : undefined;
    const tls = isSecure ? makeCertificate(root, Object.keys(SITES)) : undefined;
    const listen = [`127.0.0.1:${await freePort()}`, ...(isSecure ? [`127.0.0.1:${securePort} ssl http2`] : [])];
    const settings = settingsFor({ listen, tls }, harness.port, config);
    release({ dist: DIST, root });
    const nginx = await startNginx(root, settings).catch(async (error) => {
      await harness.close();
      throw error;
    });
    return new Area(root, nginx, securePort, settings, harness);
  }

  get port(): number {
    return this.nginx.port;
  }

  call(path: string, options: CallOptions = {}): Promise<CallResult> {
    return call(this.port, path, { host: 'www.harness.localhost', ...options });
  }

  /** For the browser. */
  address(path: string): string {
    return `http://www.harness.localhost:${this.port}${path}`;
  }

  /** With HTTP/2 and TLS. */
  secureAddress(path: string): string {
    if (this.securePort === undefined) throw new Error('This nginx was started without TLS');
    return `https://www.harness.localhost:${this.securePort}${path}`;
  }

  /** Returns the page's address at nginx. */
  async put(scenario: unknown): Promise<string> {
    return (await this.putBoth(scenario)).nginx;
  }

  /** Also returns the address at the harness. */
  async putBoth(scenario: unknown): Promise<{ readonly nginx: string; readonly harness: string }> {
    const { json } = await control(this.harness.port, '/scenario', { method: 'PUT', body: scenario });
    const { pathname, search } = new URL(json.url);
    return { nginx: this.address(pathname + search), harness: json.url };
  }

  /** Requests to the mock. */
  async requests(endpoint: string): Promise<{ headers: Record<string, string> }[]> {
    const { json } = await control(this.harness.port, '/requests');
    return json.filter((entry: { endpoint: string | null }) => entry.endpoint === endpoint);
  }

  logs(): string {
    return ['access.log', 'pages-error.log', 'error.log']
      .map((name) => readFileSync(join(this.root, 'nginx', name), 'utf8'))
      .join('');
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await this.harness.close();
    rmSync(this.root, { recursive: true });
  }
}

/** One site per host, with the harness's config and the mock as its API. */
function settingsFor(server: Pick<Settings, 'listen' | 'tls'>, harnessPort: number, extra: object): Settings {
  const origins = originsOf(harnessPort);
  const parsed = parseScenario({});
  if (!parsed.ok) throw new Error('The default scenario does not parse');
  const sites = Object.entries(SITES).map(([host, variant]) => {
    const config = harnessConfig(parsed.scenario, origins, { variant, testnet: false });
    return {
      hosts: [host],
      initialConfig: {
        ...config,
        serverTime: undefined,
        crossApiPath: '/api',
        ...extra,
      },
      proxy: {
        to: `http://127.0.0.1:${harnessPort}`,
        host: new URL(origins.api[variant]).host,
        origin: origins.app[variant],
      },
      vendors: ['PROVIDER_SUMSUB'],
      partners: ['http://partner.localhost:1'],
      violations: 'https://reports.example/csp',
    };
  });
  return parseSettings(JSON.parse(JSON.stringify({ ...server, sites })));
}

export const test = base.extend<object, { area: Area }>({
  area: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const area = await Area.start(HOSTILE, true);
      await use(area);
      await area.stop();
    },
    { scope: 'worker' },
  ],
});
