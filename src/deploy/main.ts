import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { InitialConfigInput } from '../domain/initial-config';
import { FileJsonError, fileJson } from '../domain/input/file-json';
import { readHostName } from '../domain/input/host-name';
import { nginxFile, nginxMainFile } from './nginx';
import { pack } from './pack';
import { fillInitialConfig, inlineHashes } from './page';
import { headersOf, PATH_POLICIES } from './policies';
import { ReleaseError, release, rollback } from './releases';
import { sbomText } from './sbom';
import { parseSettings, type Settings, SettingsError, type SiteSettings, sourcesOf } from './settings';

const HELP = `npm run deploy -- <command>
  release --root DIR [--dist DIR] [--days N]   make a build the current release; files of earlier ones stay N days
  rollback --root DIR                          make the release before it the current one
  pack --settings FILE --root DIR --out FILE   write a release as one archive, for a server without this project (DIR on that server)
  nginx --settings FILE --root DIR             write DIR/nginx/account.conf, and a main file that runs it as an ordinary user;
                                               --nginx-version N.N for one newer than Debian's 1.22
  page --settings FILE --host NAME --out FILE  write index.html with a site's initial config, for an object store
  headers --settings FILE --host NAME          print the headers of each row as JSON, for a CDN:
                                               they hold the hashes of this build`;

/** Where Debian puts nginx's modules, and the one for \`.br\` files. */
const MODULES = '/usr/lib/nginx/modules';
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string' },
    dist: { type: 'string', default: resolve(import.meta.dirname, '../../dist') },
    days: { type: 'string' },
    settings: { type: 'string' },
    host: { type: 'string' },
    out: { type: 'string' },
    modules: { type: 'string', default: MODULES },
    'nginx-version': { type: 'string' },
    'mime-types': { type: 'string', default: '/etc/nginx/mime.types' },
  },
});

const COMMANDS: Readonly<Record<string, () => string>> = {
  release: () => {
    const days = values.days === undefined ? undefined : Number(values.days);
    if (days !== undefined && !(days >= 0)) throw new SettingsError('--days takes a number of days');
    const root = rootFolder();
    mkdirSync(root, { recursive: true });
    const hash = release({ dist: values.dist, root, ...(days !== undefined && { keptDays: days }) });
    return `Released ${hash.slice(0, 12)}`;
  },
  rollback: () => `Rolled back to ${rollback(rootFolder())}`,
  nginx: () => {
    const root = rootFolder();
    const folder = join(root, 'nginx');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(nginxFiles(root))) writeFileSync(join(folder, name), text);
    const hint = hasBrotli() ? '' : ` Without ${brotliModule()}, browsers get gzip: about a fifth more bytes.`;
    return `Written: ${folder}.${hint} Start: nginx -p ${folder} -c nginx.conf`;
  },
  pack: () => {
    const root = rootFolder();
    const hosts = settings().sites.flatMap((site) => site.hosts.map((host) => [host, policiesOf(site, host)]));
    const policies = JSON.stringify(Object.fromEntries(hosts), null, 2);
    const hash = pack({
      dist: values.dist,
      root,
      nginx: nginxFiles(root),
      policies,
      sbom: sbomText(),
      out: needed('out'),
    });
    return `Packed ${hash.slice(0, 12)}: ${values.out}`;
  },
  page: () => {
    const filled = fillInitialConfig(builtPage(), site().initialConfig as InitialConfigInput);
    if (filled === undefined) throw new ReleaseError('index.html has no initial-config element');
    writeFileSync(needed('out'), filled);
    return `Written: ${values.out}`;
  },
  headers: () => JSON.stringify(policiesOf(site(), readHostName(needed('host'))), null, 2),
};

const brotliModule = () => join(values.modules, BROTLI_MODULE);
const hasBrotli = () => existsSync(brotliModule());

function nginxFiles(root: string): Record<string, string> {
  const places = {
    root,
    accessLog: join(root, 'nginx/access.log'),
    errorLog: join(root, 'nginx/pages-error.log'),
    brotli: hasBrotli(),
    version: values['nginx-version'],
  };
  return {
    'account.conf': nginxFile(settings(), places),
    'nginx.conf': nginxMainFile(hasBrotli() ? [brotliModule()] : [], values['mime-types']),
  };
}

function policiesOf(site: SiteSettings, host: string): Record<string, Record<string, string>> {
  const sources = sourcesOf(site, host);
  const inline = inlineHashes(builtPage());
  const rows = PATH_POLICIES.map((row) => [
    row.name,
    { ...headersOf(row, sources, inline), 'cache-control': row.cache },
  ]);
  return Object.fromEntries(rows);
}

function builtPage(): string {
  return readFileSync(join(values.dist, 'index.html'), 'utf8');
}

function needed(name: 'root' | 'settings' | 'host' | 'out'): string {
  const value = values[name];
  if (value === undefined) throw new SettingsError(`--${name} is missing`);
  return value;
}

function rootFolder(): string {
  const root = resolve(needed('root'));
  if (!/^\/[\w./ -]+$/.test(root)) throw new SettingsError('--root: only letters, digits, spaces and . _ - /');
  return root;
}

function settings(): Settings {
  const path = needed('settings');
  if (!existsSync(path)) throw new SettingsError(`There is no file ${path}`);
  try {
    return parseSettings(fileJson(readFileSync(path)));
  } catch (error) {
    if (error instanceof FileJsonError) throw new SettingsError(`${path} ${error.message}`);
    throw error;
  }
}

function site() {
  const host = readHostName(needed('host'));
  const found = settings().sites.find(({ hosts }) => hosts.includes(host));
  if (found === undefined) throw new SettingsError(`No site of the settings has the host ${host}`);
  return found;
}

try {
  const command = COMMANDS[positionals[0] ?? ''];
  process.stdout.write(`${command === undefined ? HELP : command()}\n`);
  if (command === undefined) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
