import { hash as hashOf, randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { chmod, link, lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scenarioMark } from '../../engine/link-facts';
import { isOwnFileName, OWN_FILE_ENDING, type OwnFile } from '../../engine/own-files';
import { type Problem, parseScenario, type ScenarioInput } from '../../engine/scenario';

/** Bytes of a file that is read. A scenario is shorter; its file may have spaces and line breaks beside it. */
const MAX_BYTES = 2_000_000;

/** A file's bytes, or why they are not read. */
type Bytes =
  | { readonly ok: true; readonly bytes: Buffer; readonly hash: string }
  | { readonly ok: false; readonly missing: boolean; readonly hash: string; readonly problems: readonly Problem[] };

/** A file that holds a scenario, or why it does not. */
export type Read =
  | {
      readonly ok: true;
      readonly hash: string;
      /** The scenario as it stands in the file. */
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

/** Reads a plain file of a folder; a link, a folder and a device are not read. */
export async function readBytes(folder: string, file: string): Promise<Bytes> {
  if (!isOwnFileName(file)) {
    return wrong('Rename this file: its name has signs that the harness does not take, or more than 65 of them');
  }
  const path = join(folder, file);
  try {
    const seen = await lstat(path);
    const obstacle = obstacleTo(seen);
    if (obstacle !== undefined) return wrong(obstacle);
    // A link may have taken the place of the file since: the open file is the one that counts.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    try {
      const late = obstacleTo(await handle.stat());
      if (late !== undefined) return wrong(late);
      const bytes = await handle.readFile();
      return { ok: true, bytes, hash: hashOf('sha256', bytes) };
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

/** Why a file is not read; undefined if it is. */
function obstacleTo(stats: Stats): string | undefined {
  if (stats.isSymbolicLink()) return 'It is a link. Only files of the folder itself are read and written';
  if (!stats.isFile()) return 'It is no file';
  return stats.size > MAX_BYTES ? `It is larger than ${MAX_BYTES} bytes` : undefined;
}

/** Reads a scenario of the folder. */
export async function readScenario(folder: string, file: string): Promise<Read> {
  const read = await readBytes(folder, file);
  if (!read.ok) return read;
  const { bytes, hash } = read;
  const broken = (problems: readonly Problem[]): Read => ({ ok: false, missing: false, hash, problems });
  let scenario: unknown;
  try {
    scenario = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return broken([{ path: '', message: `It is no JSON: ${error instanceof Error ? error.message : error}` }]);
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

/** A file of the list, also one that is broken. */
export async function listedFile(folder: string, file: string): Promise<OwnFile | undefined> {
  const read = await readScenario(folder, file);
  if (read.ok) return read.listed;
  if (read.missing) return undefined;
  return { file, hash: read.hash, name: stemOf(file), steps: 0, place: '', mark: '', problems: read.problems };
}

/** A file's name without its ending. */
export function stemOf(file: string): string {
  return file.endsWith(OWN_FILE_ENDING) ? file.slice(0, -OWN_FILE_ENDING.length) : file;
}

/** A scenario as the text of a file: indented, so that version control shows each changed key. */
export function textOf(scenario: object): string {
  return `${JSON.stringify(scenario, null, 2)}\n`;
}

/** Codes of file systems without hard links, such as that of a memory card. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/**
 * Writes a new file, all at once: nobody reads a half of it.
 *
 * @throws an error with the code EEXIST if there is such a file already; a link counts as one
 */
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

/** Puts another content in the place of a file's, all at once. */
export async function replaceContent(folder: string, file: string, content: string): Promise<void> {
  const path = join(folder, file);
  const { mode } = await lstat(path);
  await withTemporary(folder, content, async (temporary) => {
    await chmod(temporary, mode);
    await rename(temporary, path);
  });
}

/** Calls `use` with a hidden file of the folder that holds a content, and removes it. */
async function withTemporary(
  folder: string,
  content: string | Buffer,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const temporary = join(folder, `.harness-${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await use(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}
