import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What the build says about itself in `build.json`. It holds no time of the build, so that equal sources give equal builds. */
interface BuildIdentity {
  /** Id of the build: the start of the hash of its files. `index.html` names the same one. */
  readonly build: string;
  /** The commit that it was made from; `-dirty` follows if files were changed since. Null without a repository. */
  readonly commit: string | null;
  /** When the commit was made, ISO 8601; null if it is not known. */
  readonly committedAt: string | null;
}

/** SHA-256 of every file of the build, by path, in the order of the paths; `leftOut` are paths that are not part of it. */
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

/**
 * Gives the build an id, which `index.html` names, and writes `build.json`, which a health check or an open page can ask for. The id is
 * made from the files alone; the time is the commit's, or `SOURCE_DATE_EPOCH` (Unix time in seconds), so that the same sources always
 * give the same files. `SOURCE_COMMIT` names the commit where there is no repository.
 */
export function buildIdentity(outDir: string): Plugin {
  let isWritten = false;
  return {
    name: 'build-identity',
    apply: 'build',
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // After the public files were copied, and before the files are compressed and listed.
      order: 'pre',
      sequential: true,
      handler() {
        // Where nothing was written, the build's own error says why.
        if (!isWritten) return;
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

/** Output of a git command; null without git or without a repository. */
function git(folder: string, ...command: string[]): string | null {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * Writes `build-manifest.json` with the SHA-256 of every file of the build, so that a deployment and the harness can check that they serve
 * this build.
 */
export function buildManifest(outDir: string): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    closeBundle() {
      const files = hashesOf(outDir, 'build-manifest.json');
      writeFileSync(
        join(outDir, 'build-manifest.json'),
        `${JSON.stringify({ hash: hashOfAll(files), files }, null, 1)}\n`,
      );
    },
  };
}
