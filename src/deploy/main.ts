import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { InitialConfigInput } from '../domain/initial-config';
import { nginxFile, nginxMainFile } from './nginx';
import { fillInitialConfig, inlineHashes } from './page';
import { headersOf, PATH_POLICIES } from './policies';
import { ReleaseError, release, rollback } from './releases';
import { parseSettings, type Settings, SettingsError, sourcesOf } from './settings';

const HELP = `npm run deploy -- <command>
  release --root DIR [--dist DIR] [--days N]   make a build the current release; files of earlier ones stay N days
  rollback --root DIR                          make the release before it the current one
  nginx --settings FILE --root DIR             write DIR/nginx/account.conf, and a main file that runs it as an ordinary user
  page --settings FILE --host NAME --out FILE  write index.html with a site's initial config, for an object store
  headers --settings FILE --host NAME          print the headers of each row as JSON, for a CDN:
                                               they hold the hashes of this build`;

/** Debian's place for nginx's modules, and the one for \`.br\` files. */
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
    const module = join(values.modules, BROTLI_MODULE);
    const brotli = existsSync(module);
    mkdirSync(folder, { recursive: true });
    const places = { root, accessLog: join(folder, 'access.log'), brotli };
    writeFileSync(join(folder, 'account.conf'), nginxFile(settings(), places));
    writeFileSync(join(folder, 'nginx.conf'), nginxMainFile(brotli ? [module] : [], values['mime-types']));
    const hint = brotli ? '' : ` Without ${module}, browsers get gzip: about a fifth more bytes.`;
    return `Written: ${folder}.${hint} Start: nginx -p ${folder} -c nginx.conf`;
  },
  page: () => {
    const filled = fillInitialConfig(builtPage(), site().initialConfig as InitialConfigInput);
    if (filled === undefined) throw new ReleaseError('index.html has no initial-config element');
    writeFileSync(needed('out'), filled);
    return `Written: ${values.out}`;
  },
  headers: () => {
    const sources = sourcesOf(site());
    const inline = inlineHashes(builtPage());
    const rows = PATH_POLICIES.map((row) => [
      row.name,
      { ...headersOf(row, sources, inline), 'cache-control': row.cache },
    ]);
    return JSON.stringify(Object.fromEntries(rows), null, 2);
  },
};

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
  // It is written into the nginx file.
  if (!/^\/[\w./ -]+$/.test(root)) throw new SettingsError('--root: only letters, digits, spaces and . _ - /');
  return root;
}

function settings(): Settings {
  return parseSettings(JSON.parse(readFileSync(needed('settings'), 'utf8')));
}

function site() {
  const host = needed('host');
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
