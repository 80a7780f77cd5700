import { hash as hashOf } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { isOwnFileName, OWN_FILE_ENDING, type OwnFiles, type OwnScenario } from '../../core/own-files';
import { type Problem, parseScenario } from '../../core/scenario';
import { listedFile, readBytes, readScenario, removeTemporary, replaceContent, textOf, writeNew } from './file-on-disk';
import { FolderWatch } from './folder-watch';

/** Every change of the folder reads all of them. */
const MAX_FILES = 500;
/** Maximum number of restorable files. */
const MAX_DELETED = 20;
const LOCK_WAIT_MS = 20_000;
const LOCK_RETRY_MS = 50;

/** `conflict`: the file differs from what the caller knows. */
export type Changed<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: 'conflict' | 'missing' | 'invalid';
      readonly error: string;
      readonly problems: readonly Problem[];
    };

export interface Version {
  readonly file: string;
  readonly hash: string;
}

/** Hash of the bytes that the caller knows; null for a new file. */
type Known = string | null;

const fail = (reason: 'conflict' | 'missing' | 'invalid', error: string, problems: readonly Problem[] = []) =>
  ({ ok: false, reason, error, problems }) as const;

/** Callers must know a file's present content, so no changes are lost. Changes are sequential, even across servers. */
export class OwnFolder {
  #folder: string | null;
  readonly #watch: FolderWatch;
  readonly #onChange: (files: OwnFiles) => void;
  #queue: Promise<unknown> = Promise.resolve();
  #last = '';
  /** By name, the latest last. */
  readonly #deleted = new Map<string, Buffer>();

  /** @param folder null: keeps no files @param onChange gets the list after any change */
  constructor(folder: string | null, onChange: (files: OwnFiles) => void) {
    this.#folder = folder;
    this.#onChange = onChange;
    this.#watch = new FolderWatch(() => void this.list().then((files) => this.#tell(files)));
    this.#watch.follow(folder);
    void this.#alone(() => this.#clean());
  }

  /** Switches to another folder. */
  async choose(folder: string): Promise<void> {
    await this.#alone(async () => {
      this.#folder = folder;
      this.#deleted.clear();
      this.#watch.follow(folder);
      await this.#clean();
    });
    this.#tell(await this.list());
  }

  /** By name, with the reason if a file cannot be read. */
  async list(): Promise<OwnFiles> {
    const folder = this.#folder;
    const deleted = [...this.#deleted.keys()].reverse();
    const none = { folder, exists: false, problem: '', files: [], deleted };
    if (folder === null) return none;
    let names: string[];
    try {
      names = (await readdir(folder)).filter((name) => name.endsWith(OWN_FILE_ENDING) && !name.startsWith('.')).sort();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return code === 'ENOENT' ? none : { ...none, problem: `The folder cannot be read: ${message}` };
    }
    const listed = await Promise.all(names.slice(0, MAX_FILES).map((name) => listedFile(folder, name)));
    const more = names.length - MAX_FILES;
    return {
      folder,
      exists: true,
      problem: more > 0 ? `The folder has ${more} more files: ${MAX_FILES} are listed` : '',
      files: listed.filter((file) => file !== undefined),
      deleted,
    };
  }

  async read(file: string): Promise<Changed<OwnScenario>> {
    if (this.#folder === null) return fail('missing', NO_FOLDER);
    const read = await readScenario(this.#folder, file);
    if (read.ok) return { ok: true, value: { file, hash: read.hash, scenario: read.scenario } };
    return fail(read.missing ? 'missing' : 'invalid', `${file} is not a scenario`, read.problems);
  }

  /** Writes a new file (`known` null), or replaces the known content. */
  save(file: string, scenario: unknown, known: Known): Promise<Changed<Version>> {
    return this.#change(file, async (folder) => {
      const parsed = parseScenario(scenario);
      if (!parsed.ok) return fail('invalid', 'The scenario is not valid', parsed.problems);
      const text = textOf(parsed.input);
      if (known === null) return this.#writeNew(folder, file, text);
      const conflict = await this.#conflict(folder, file, known);
      if (conflict) return conflict;
      const present = await readScenario(folder, file);
      if (!present.ok) return fail('invalid', `${file} is broken and is not replaced: fix it first`, present.problems);
      await replaceContent(folder, file, text);
      return { ok: true, value: { file, hash: hashOf('sha256', text) } };
    });
  }

  /** Renames a scenario and its file. */
  rename(file: string, to: { readonly file: string; readonly name: string }, known: string): Promise<Changed<Version>> {
    return this.#change(file, async (folder) => {
      if (!isOwnFileName(to.file)) return fail('invalid', notAName(to.file));
      const conflict = await this.#conflict(folder, file, known);
      if (conflict) return conflict;
      const read = await readScenario(folder, file);
      if (!read.ok) return fail('invalid', `${file} is not a scenario: fix it first`, read.problems);
      const scenario = { ...read.scenario, name: to.name };
      const parsed = parseScenario(scenario);
      if (!parsed.ok) return fail('invalid', 'This name cannot be given', parsed.problems);
      const text = textOf(scenario);
      if (to.file === file) {
        await replaceContent(folder, file, text);
        return { ok: true, value: { file, hash: hashOf('sha256', text) } };
      }
      const written = await this.#writeNew(folder, to.file, text);
      if (written.ok) await rm(join(folder, file));
      return written;
    });
  }

  /** `restore` brings it back while the server runs. */
  remove(file: string, known: string): Promise<Changed<null>> {
    return this.#change(file, async (folder) => {
      const conflict = await this.#conflict(folder, file, known);
      if (conflict) return conflict;
      const read = await readBytes(folder, file);
      if (!read.ok) return fail('invalid', `${file} is not deleted`, read.problems);
      this.#deleted.delete(file);
      this.#deleted.set(file, read.bytes);
      for (const name of [...this.#deleted.keys()].slice(0, -MAX_DELETED)) this.#deleted.delete(name);
      await rm(join(folder, file));
      return { ok: true, value: null };
    });
  }

  restore(file: string): Promise<Changed<Version>> {
    return this.#change(file, async (folder) => {
      const bytes = this.#deleted.get(file);
      if (bytes === undefined) return fail('missing', `${file} was not deleted here`);
      const written = await this.#writeNew(folder, file, bytes);
      if (written.ok) this.#deleted.delete(file);
      return written;
    });
  }

  close(): void {
    this.#watch.follow(null);
  }

  async #writeNew(folder: string, file: string, content: string | Buffer): Promise<Changed<Version>> {
    try {
      await writeNew(folder, file, content);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return fail('conflict', `There is a file ${file} already`);
    }
    return { ok: true, value: { file, hash: hashOf('sha256', content) } };
  }

  /** Undefined if the file may change. */
  async #conflict(folder: string, file: string, known: string) {
    const read = await readBytes(folder, file);
    if (read.hash === known && read.hash !== '') return undefined;
    if (read.ok) return fail('conflict', `${file} has changed since`);
    return read.missing
      ? fail('conflict', `${file} is no longer there`)
      : fail('invalid', `${file} is left alone`, read.problems);
  }

  async #change<T>(file: string, change: (folder: string) => Promise<Changed<T>>): Promise<Changed<T>> {
    const folder = this.#folder;
    if (folder === null) return fail('missing', NO_FOLDER);
    if (!isOwnFileName(file)) return fail('invalid', notAName(file));
    const changed = await this.#alone(async () => {
      try {
        await mkdir(folder, { recursive: true });
        return await locked(folder, () => change(folder));
      } catch (error) {
        // The tester can solve these, such as a full disk.
        return fail('invalid', `The file system says: ${error instanceof Error ? error.message : error}`);
      }
    });
    if (changed.ok) this.#tell(await this.list());
    return changed;
  }

  /** A missing or read-only folder has nothing to remove. */
  async #clean(): Promise<void> {
    const folder = this.#folder;
    if (folder !== null) await locked(folder, () => removeTemporary(folder)).catch(() => undefined);
  }

  #alone<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #tell(files: OwnFiles): void {
    const text = JSON.stringify(files);
    if (text === this.#last) return;
    this.#last = text;
    this.#onChange(files);
  }
}

/** Waits for other servers on the folder; the lock of a killed one counts for ten seconds. */
async function locked<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const release = await lockOf(folder);
  try {
    return await act();
  } finally {
    await release().catch(() => undefined);
  }
}

/** The package's retries would also repeat errors that waiting cannot fix, such as a missing folder. */
async function lockOf(folder: string): Promise<() => Promise<void>> {
  const until = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return await lock(folder, {
        realpath: false,
        lockfilePath: join(folder, '.harness.lock'),
        stale: 10_000,
        // A machine that slept may have lost it; the next change compares again.
        onCompromised: () => undefined,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || Date.now() > until) throw error;
      await setTimeout(LOCK_RETRY_MS);
    }
  }
}

const NO_FOLDER = 'This harness keeps no files: start it with --files and a folder';
const notAName = (file: string) => `“${file}” cannot be the name of a file`;
