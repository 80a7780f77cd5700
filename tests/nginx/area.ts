import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { originsOf } from '../../harness/engine/hosts';
import { parseScenario } from '../../harness/engine/scenario';
import { harnessConfig } from '../../harness/server/initial-config';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { type CallOptions, type CallResult, call, control } from '../../harness/server/testing/client';
import { nginxFile, nginxMainFile } from '../../src/deploy/nginx';
import { release } from '../../src/deploy/releases';
import { parseSettings, type Settings } from '../../src/deploy/settings';
import { brotliModule, findNginx } from './program';

const ROOT = resolve(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');
/** An ordinary user, for a test that runs as root. */
const NOBODY = 65_534;
/** A value of the config with all that could end the element, a word of nginx or a variable. */
export const HOSTILE_NAME = `</script><b>"'\\ $host \${uri} {} é 𝄞`;

/** What a config can hold at worst. */
const HOSTILE = {
  brand: { name: HOSTILE_NAME },
  // Longer than one word of nginx may be.
  compliance: { note: 'x'.repeat(6000) },
};

/** Host name of each site, and the variant that it serves. */
const SITES = { 'www.harness.localhost': 'default', 'www.hk.harness.localhost': 'hong-kong' } as const;

/** The account area behind nginx, with the mock behind \`/api\`. */
export class Area {
  private constructor(
    readonly root: string,
    readonly port: number,
    /** Where it speaks HTTP/2 with TLS, if it was asked to. */
    readonly securePort: number | undefined,
    readonly settings: Settings,
    private readonly harness: HarnessServer,
    private readonly program: ChildProcess,
  ) {}

  /**
   * @param config what the initial config of each site has beside what the harness would write
   * @param isSecure whether it speaks HTTP/2, too, with a certificate of its own that no browser knows; needs the program `openssl`
   */
  static async start(config: object = HOSTILE, isSecure = false): Promise<Area> {
    const nginx = findNginx();
    if (nginx === undefined) throw new Error('No nginx: npm test says how it looks for one');
    const harness = await startHarnessServer({ port: 0, distDir: DIST, panelDir: join(ROOT, 'out/renderer') });
    const root = mkdtempSync(join(tmpdir(), 'account-area-'));
    const port = await freePort();
    const folder = join(root, 'nginx');
    mkdirSync(folder);
    const securePort = isSecure ? await freePort() : undefined;
    const tls = isSecure ? makeCertificate(folder) : undefined;
    const listen = [`127.0.0.1:${port}`, ...(isSecure ? [`127.0.0.1:${securePort} ssl http2`] : [])];
    const settings = settingsFor({ listen, tls }, harness.port, config);
    release({ dist: DIST, root });
    const module = brotliModule(nginx);
    const brotli = existsSync(module);
    const places = { root, accessLog: join(folder, 'access.log'), brotli };
    writeFileSync(join(folder, 'account.conf'), nginxFile(settings, places));
    writeFileSync(join(folder, 'nginx.conf'), nginxMainFile(brotli ? [module] : [], nginx.mimeTypes));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      chmodSync(root, 0o755);
      chownSync(folder, NOBODY, NOBODY);
    }
    const program = spawn(nginx.program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'], {
      stdio: 'inherit',
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    const area = new Area(root, port, securePort, settings, harness, program);
    await area.#listening();
    return area;
  }

  /** Asks nginx for a path. */
  call(path: string, options: CallOptions = {}): Promise<CallResult> {
    return call(this.port, path, { host: 'www.harness.localhost', ...options });
  }

  /** Address of a path for the browser. */
  address(path: string): string {
    return `http://www.harness.localhost:${this.port}${path}`;
  }

  /** The same, where it speaks HTTP/2 with TLS. */
  secureAddress(path: string): string {
    if (this.securePort === undefined) throw new Error('This nginx was started without TLS');
    return `https://www.harness.localhost:${this.securePort}${path}`;
  }

  /** Starts a scenario of the mock. Returns the address of its page at nginx. */
  async put(scenario: unknown): Promise<string> {
    return (await this.putBoth(scenario)).nginx;
  }

  /** The same, with the address of the page at the harness, too. */
  async putBoth(scenario: unknown): Promise<{ readonly nginx: string; readonly harness: string }> {
    const { json } = await control(this.harness.port, '/scenario', { method: 'PUT', body: scenario });
    const { pathname, search } = new URL(json.url);
    return { nginx: this.address(pathname + search), harness: json.url };
  }

  /** What the mock was asked. */
  async requests(endpoint: string): Promise<{ headers: Record<string, string> }[]> {
    const { json } = await control(this.harness.port, '/requests');
    return json.filter((entry: { endpoint: string | null }) => entry.endpoint === endpoint);
  }

  /** What nginx has logged. */
  logs(): string {
    return ['access.log', 'error.log'].map((name) => readFileSync(join(this.root, 'nginx', name), 'utf8')).join('');
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.program.once('exit', done));
    this.program.kill('SIGQUIT');
    await this.harness.close();
    await ended;
    rmSync(this.root, { recursive: true });
  }

  async #listening(): Promise<void> {
    const until = Date.now() + 10_000;
    while (Date.now() < until && this.program.exitCode === null) {
      const answer = await this.call('/').catch(() => undefined);
      if (answer !== undefined) return;
      await new Promise((next) => setTimeout(next, 50));
    }
    await this.harness.close();
    throw new Error('nginx does not listen');
  }
}

/** Writes a certificate for the hosts of the area, and its key, into a folder. */
function makeCertificate(folder: string): Settings['tls'] {
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const names = Object.keys(SITES).map((host) => `DNS:${host}`);
  const subject = ['-subj', '/CN=harness.localhost', '-addext', `subjectAltName=${names.join(',')}`];
  const files = ['-keyout', tls.key, '-out', tls.certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'pipe',
  });
  // nginx runs as an ordinary user here.
  for (const file of Object.values(tls)) chmodSync(file, 0o644);
  return tls;
}

/** One site for each host, each with the initial config that the harness would write, and the mock as its API. */
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
    };
  });
  return parseSettings(JSON.parse(JSON.stringify({ ...server, sites })));
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

export const test = base.extend<object, { area: Area }>({
  area: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const area = await Area.start();
      await use(area);
      await area.stop();
    },
    { scope: 'worker' },
  ],
});
