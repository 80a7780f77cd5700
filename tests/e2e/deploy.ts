import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { startHarnessServer } from '../../harness/server/server';
import { Harness, isolatedTest } from './harness';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

const RENAMED = /^assets\/(.+)-([\w-]{8})(\.(?:js|css))$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** A folder with a build that can be replaced, and its harness. */
export class Deployment {
  /** Id of the second build. */
  static readonly SECOND = 'b'.repeat(16);
  readonly folder = mkdtempSync(join(tmpdir(), 'deploy-'));

  constructor() {
    for (const file of filesOf(DIST)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      // Links, because a build has a thousand files. They are never written to.
      linkOrCopy(join(DIST, file), join(this.folder, file));
    }
  }

  /**
   * Deploys the same app with renamed scripts and styles, an added text, and another build id. @param old whether the
   * first build's files remain
   */
  deploy(old: 'kept' | 'gone'): void {
    const files = filesOf(this.folder);
    const names = new Map<string, string>();
    for (const file of files) {
      const [, name, hash, ending] = RENAMED.exec(file) ?? [];
      if (name) names.set(`${name}-${hash}${ending}`, `${name}-${[...(hash ?? '')].reverse().join('')}${ending}`);
    }
    const first = (JSON.parse(readFileSync(join(this.folder, 'build.json'), 'utf8')) as { build: string }).build;
    const parts = new RegExp([...names.keys(), first].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    for (const file of files.filter((path) => /\.(js|css|html)$|^build\.json$/.test(path))) {
      const place = join(this.folder, file);
      const text = readFileSync(place, 'utf8').replace(parts, (name) => names.get(name) ?? Deployment.SECOND);
      const renamed = file.replace(/[^/]+$/, (name) => names.get(name) ?? name);
      if (renamed === file || old === 'gone') rmSync(place);
      writeFileSync(join(this.folder, renamed), text);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Hard links do not cross file systems.
    writeFileSync(to, readFileSync(from));
  }
}

export const deployTest = isolatedTest.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  deployment: async ({}, use) => {
    if (!existsSync(join(DIST, 'build.json'))) throw new Error('No build in dist/: run npm run build');
    const deployment = new Deployment();
    await use(deployment);
    deployment.remove();
  },
  harness: async ({ deployment, page }, use) => {
    const panelDir = resolve(ROOT, 'out/renderer');
    const server = await startHarnessServer({ port: 0, distDir: deployment.folder, panelDir });
    await use(new Harness(server, page));
    await server.close();
  },
});
