import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { call } from '../../harness/server/testing/client';
import { nginxFile, nginxMainFile } from '../../src/deploy/nginx';
import type { Settings } from '../../src/deploy/settings';
import { brotliModule, findNginx } from './program';

/** For tests that run as root. */
const NOBODY = 65_534;

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startNginx(root: string, settings: Settings): Promise<RunningNginx> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('No nginx: npm test says how it looks for one');
  const folder = join(root, 'nginx');
  mkdirSync(folder, { recursive: true });
  const module = brotliModule(nginx);
  const brotli = existsSync(module);
  writeFileSync(
    join(folder, 'account.conf'),
    nginxFile(settings, {
      root,
      accessLog: join(folder, 'access.log'),
      errorLog: join(folder, 'pages-error.log'),
      brotli,
    }),
  );
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
  const ended = new Promise((done) => program.once('exit', done));
  const port = Number(/^127\.0\.0\.1:(\d+)/.exec(settings.listen[0] ?? '')?.[1]);
  const until = Date.now() + 10_000;
  while (!(await call(port, '/').catch(() => undefined))) {
    if (Date.now() > until || program.exitCode !== null) throw new Error('nginx does not listen');
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    port,
    async stop() {
      program.kill('SIGQUIT');
      await ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
