import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export interface Nginx {
  readonly program: string;
  readonly modules: string;
  readonly mimeTypes: string;
}

/** Where Debian's packages are unpacked. */
const UNPACKED = resolve(import.meta.dirname, '../../node_modules/.cache/nginx');
/** nginx, its types, and the brotli module. */
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

function at(root: string, program = join(root, 'usr/sbin/nginx')): Nginx | undefined {
  const mimeTypes = join(root, 'etc/nginx/mime.types');
  if (!existsSync(program) || !existsSync(mimeTypes)) return undefined;
  return { program, modules: join(root, 'usr/lib/nginx/modules'), mimeTypes };
}

export function brotliModule({ modules }: Nginx): string {
  return join(modules, 'ngx_http_brotli_static_module.so');
}

/** Installed or unpacked; one with brotli first. */
export function findNginx(): Nginx | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'));
  const installed = at(
    '/',
    inPath.find((program) => existsSync(program)),
  );
  const all = [installed, at(UNPACKED)].filter((one) => one !== undefined);
  return all.find((one) => existsSync(brotliModule(one))) ?? all[0];
}

/** Finds nginx, or unpacks Debian's packages into `node_modules/.cache` without rights or services. Returns why it failed. */
export function ensureNginx(): Nginx | string {
  const found = findNginx();
  if (found !== undefined && existsSync(brotliModule(found))) return found;
  if (!existsSync('/usr/bin/apt-get')) return found ?? 'no nginx here, and no apt-get to fetch one';
  mkdirSync(UNPACKED, { recursive: true });
  try {
    execFileSync('apt-get', ['download', ...PACKAGES], { cwd: UNPACKED, stdio: 'pipe', timeout: 120_000 });
    for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) {
      execFileSync('dpkg', ['-x', file, '.'], { cwd: UNPACKED, stdio: 'pipe' });
    }
    const unpacked = at(UNPACKED);
    if (unpacked === undefined) return "Debian's packages hold no nginx";
    execFileSync(unpacked.program, ['-v'], { stdio: 'pipe' });
    return unpacked;
  } catch (error) {
    const [line = ''] = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n')
      .slice(-1);
    return found ?? `no nginx here, and none could be fetched (${line})`;
  }
}
