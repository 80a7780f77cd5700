import { hash as hashOf } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOfFiles } from '../../kit/build';

/** A small temporary build, so that tests do not depend on the project's. */
export type TestBuild = ReturnType<typeof makeTestBuild>;

const FILES = {
  'index.html':
    '<!doctype html><title>App</title><script type="application/json" id="initial-config">{"compliance":{"site":"EU"}}</script>',
  'assets/index-AbCd1234.js': 'console.info("app");\n',
  'assets/plex-AbCd1234.woff2': '\u0000font',
  'locales/en/user-accounts.json': '{"title":"Account"}',
  'img/app code.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

export function makeTestBuild() {
  const root = mkdtempSync(join(tmpdir(), 'harness-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('src/main.tsx', '');
  write('package-lock.json', '{}');
  write('secret.txt', 'secret');
  for (const [path, content] of Object.entries(FILES)) write(`dist/${path}`, content);
  const hashes = Object.fromEntries(Object.entries(FILES).map(([path, content]) => [path, hashOf('sha256', content)]));
  const hash = hashOfFiles(hashes);
  write('dist/build-manifest.json', JSON.stringify({ hash, files: hashes }));
  write('panel/index.html', '<!doctype html><title>Panel</title>');
  write('panel/assets/panel-AbCd1234.js', 'export {};\n');
  // A minute newer than its sources.
  const before = new Date(Date.now() - 60_000);
  for (const path of ['src/main.tsx', 'src', 'package-lock.json']) utimesSync(join(root, path), before, before);
  return {
    root,
    distDir: join(root, 'dist'),
    panelDir: join(root, 'panel'),
    files: FILES,
    hash,
    remove: () => rmSync(root, { recursive: true }),
  };
}
