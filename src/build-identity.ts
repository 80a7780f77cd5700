import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** No build time, so that equal sources give equal builds. */
interface BuildIdentity {
  readonly build: string;
  /** `-dirty` follows uncommitted changes. Null without a repository. */
  readonly commit: string | null;
  /** ISO 8601, or null. */
  readonly committedAt: string | null;
}

/** By path, sorted. */
function hashesOf(outDir: string, leftOut: string): Readonly<Record<string, string>> {
  const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== leftOut)
    .sort();
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(outDir, path)))
      .digest('hex');
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
}

const hashOfAll = (files: Readonly<Record<string, string>>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex');

/** Also writes the id into `index.html`. `SOURCE_DATE_EPOCH` (Unix seconds) and `SOURCE_COMMIT` replace git. */
export function buildIdentity(): Plugin {
  return {
    name: 'build-identity',
    apply: 'build',
    writeBundle: {
      // Before compression.
      sequential: true,
      handler() {
        const { outDir } = this.environment.config.build;
        const build = hashOfAll(hashesOf(outDir, 'build.json')).slice(0, 16);
        const index = join(outDir, 'index.html');
        const page = readFileSync(index, 'utf8');
        const named = page.replace(
          '<meta id="build" name="build" content=""',
          `<meta id="build" name="build" content="${build}"`,
        );
        if (named === page) throw new Error('index.html has no place for the id of the build.');
        writeFileSync(index, named);
        const identity: BuildIdentity = { build, ...commitOf(import.meta.dirname) };
        writeFileSync(join(outDir, 'build.json'), `${JSON.stringify(identity, null, 1)}\n`);
      },
    },
  };
}

function commitOf(folder: string): Pick<BuildIdentity, 'commit' | 'committedAt'> {
  const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = process.env;
  const commit = SOURCE_COMMIT || git(folder, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  const seconds = SOURCE_DATE_EPOCH || git(folder, 'log', '-1', '--format=%ct');
  return { commit, committedAt: seconds === null ? null : new Date(Number(seconds) * 1000).toISOString() };
}

/** Null without git or a repository. */
function git(folder: string, ...command: string[]): string | null {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Deployments and the harness check the build by it. */
export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { outDir } = this.environment.config.build;
        const files = hashesOf(outDir, 'build-manifest.json');
        const manifest = JSON.stringify({ hash: hashOfAll(files), files }, null, 1);
        writeFileSync(join(outDir, 'build-manifest.json'), `${manifest}\n`);
      },
    },
  };
}
