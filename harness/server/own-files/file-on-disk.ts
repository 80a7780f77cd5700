import { hash as hashOf, randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { chmod, link, lstat, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileJson } from '../../../src/domain/input/file-json';
import { scenarioMark } from '../../core/link-facts';
import { isOwnFileName, OWN_FILE_ENDING, type OwnFile } from '../../core/own-files';
import { type Problem, parseScenario, type ScenarioInput } from '../../core/scenario';
import { readAtMost } from '../../kit/read-at-most';

/** A scenario is shorter, but its file may have extra whitespace. */
const MAX_BYTES = 2_000_000;
const TOO_LARGE = `It is larger than ${MAX_BYTES} bytes`;

type Bytes =
  | { readonly ok: true; readonly bytes: Buffer; readonly hash: string }
  | { readonly ok: false; readonly missing: boolean; readonly hash: string; readonly problems: readonly Problem[] };

export type Read =
  | {
      readonly ok: true;
      readonly hash: string;
      readonly scenario: ScenarioInput;
      readonly listed: OwnFile;
    }
  | { readonly ok: false; readonly missing: boolean; readonly hash: string; readonly problems: readonly Problem[] };

const wrong = (message: string): Bytes => ({
  ok: false,
  missing: false,
  hash: '',
  problems: [{ path: '', message }],
});

/** Refuses links, folders and devices. */
export async function readBytes(folder: string, file: string): Promise<Bytes> {
  if (!isOwnFileName(file)) {
    return wrong('Rename this file: its name has signs that the harness does not take, or more than 65 of them');
  }
  const path = join(folder, file);
  try {
    const seen = await lstat(path);
    const obstacle = obstacleTo(seen);
    if (obstacle !== undefined) return wrong(obstacle);
    // Check again: a link may have replaced the file.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    try {
      const late = obstacleTo(await handle.stat());
      if (late !== undefined) return wrong(late);
      const bytes = readAtMost(handle.fd, MAX_BYTES);
      return bytes === undefined ? wrong(TOO_LARGE) : { ok: true, bytes, hash: hashOf('sha256', bytes) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return { ok: false, missing: true, hash: '', problems: [{ path: '', message: `There is no file ${file}` }] };
    }
    return wrong(`It cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Undefined if it can be read. */
function obstacleTo(stats: Stats): string | undefined {
  if (stats.isSymbolicLink()) return 'It is a link. Only files of the folder itself are read and written';
  if (!stats.isFile()) return 'It is not a file';
  return stats.size > MAX_BYTES ? TOO_LARGE : undefined;
}

export async function readScenario(folder: string, file: string): Promise<Read> {
  const read = await readBytes(folder, file);
  if (!read.ok) return read;
  const { bytes, hash } = read;
  const broken = (problems: readonly Problem[]): Read => ({ ok: false, missing: false, hash, problems });
  let scenario: unknown;
  try {
    scenario = fileJson(bytes);
  } catch (error) {
    return broken([{ path: '', message: `It ${error instanceof Error ? error.message : error}` }]);
  }
  const parsed = parseScenario(scenario);
  if (!parsed.ok) return broken(parsed.problems);
  const { site, language, route, steps } = parsed.scenario;
  const name = parsed.input.name ?? stemOf(file);
  const place = `${site} ${language} ${route}`;
  const mark = scenarioMark({ ...parsed.scenario, name });
  const listed = { file, hash, name, steps: steps.length, place, mark, problems: [] };
  return { ok: true, hash, scenario: { ...(scenario as ScenarioInput), name }, listed };
}

export async function listedFile(folder: string, file: string): Promise<OwnFile | undefined> {
  const read = await readScenario(folder, file);
  if (read.ok) return read.listed;
  if (read.missing) return undefined;
  return { file, hash: read.hash, name: stemOf(file), steps: 0, place: '', mark: '', problems: read.problems };
}

export function stemOf(file: string): string {
  return file.endsWith(OWN_FILE_ENDING) ? file.slice(0, -OWN_FILE_ENDING.length) : file;
}

/** Indented, so that version control shows each key. */
export function textOf(scenario: object): string {
  return `${JSON.stringify(scenario, null, 2)}\n`;
}

/** File systems without hard links, such as memory cards. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Atomic. @throws an error with the code EEXIST if there is such a file or link */
export async function writeNew(folder: string, file: string, content: string | Buffer): Promise<void> {
  const path = join(folder, file);
  await withTemporary(folder, content, async (temporary) => {
    try {
      await link(temporary, path);
    } catch (error) {
      if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await writeFile(path, content, { flag: 'wx' });
    }
  });
}

/** Atomic. */
export async function replaceContent(folder: string, file: string, content: string): Promise<void> {
  const path = join(folder, file);
  const { mode } = await lstat(path);
  await withTemporary(folder, content, async (temporary) => {
    await chmod(temporary, mode);
    await rename(temporary, path);
  });
}

const TEMPORARY_BYTES = 6;
const TEMPORARY = new RegExp(`^\\.harness-[0-9a-f]{${2 * TEMPORARY_BYTES}}\\.tmp$`);

/** Removes the temporary files of saves that were killed. Call it under the folder's lock. */
export async function removeTemporary(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => TEMPORARY.test(name));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

/** Removes the file afterwards. */
async function withTemporary(
  folder: string,
  content: string | Buffer,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const temporary = join(folder, `.harness-${randomBytes(TEMPORARY_BYTES).toString('hex')}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await use(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}
