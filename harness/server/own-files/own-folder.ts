import { hash as hashOf } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnFileName, OWN_FILE_ENDING, type OwnFiles, type OwnScenario } from '../../engine/own-files';
import { type Problem, parseScenario } from '../../engine/scenario';
import { listedFile, readBytes, readScenario, replaceContent, textOf, writeNew } from './file-on-disk';
import { FolderWatch } from './folder-watch';

/** Files that are listed at most. Every change of the folder reads all of them. */
const MAX_FILES = 500;
/** Deleted files that can be brought back. */
const MAX_DELETED = 20;

/** What came of a change: `conflict` if the file on disk is not the one that the caller knows. */
export type Changed<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: 'conflict' | 'missing' | 'invalid';
      readonly error: string;
      readonly problems: readonly Problem[];
    };

/** A file and the hash of its bytes. */
export interface Version {
  readonly file: string;
  readonly hash: string;
}

/** A file as the caller knows it: the hash of its bytes, null for a file that is not there yet. */
type Known = string | null;

const fail = (reason: 'conflict' | 'missing' | 'invalid', error: string, problems: readonly Problem[] = []) =>
  ({ ok: false, reason, error, problems }) as const;

/**
 * The folder with a tester's own scenarios and walks. A file is changed only by somebody who knows its present content, so nothing that an editor,
 * version control or another panel has written is lost. Changes happen one after another.
 */
export class OwnFolder {
  #folder: string | null;
  readonly #watch: FolderWatch;
  readonly #onChange: (files: OwnFiles) => void;
  #queue: Promise<unknown> = Promise.resolve();
  #last = '';
  /** Bytes of deleted files by their names, the last one at the end. */
  readonly #deleted = new Map<string, Buffer>();

  /**
   * @param folder null: no files are kept
   * @param onChange gets the list when it has changed, whoever has changed it
   */
  constructor(folder: string | null, onChange: (files: OwnFiles) => void) {
    this.#folder = folder;
    this.#onChange = onChange;
    this.#watch = new FolderWatch(() => void this.list().then((files) => this.#tell(files)));
    this.#watch.follow(folder);
  }

  /** Takes another folder. */
  async choose(folder: string): Promise<void> {
    await this.#alone(async () => {
      this.#folder = folder;
      this.#deleted.clear();
      this.#watch.follow(folder);
    });
    this.#tell(await this.list());
  }

  /** All files, by their names; those that cannot be read too, with the reason. */
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
    return fail(read.missing ? 'missing' : 'invalid', `${file} holds no scenario`, read.problems);
  }

  /** Writes a scenario into a new file (`known` null), or in place of the content that the caller knows. */
  save(file: string, scenario: unknown, known: Known): Promise<Changed<Version>> {
    return this.#change(file, async (folder) => {
      const parsed = parseScenario(scenario);
      if (!parsed.ok) return fail('invalid', 'The scenario is not valid', parsed.problems);
      const text = textOf(parsed.input);
      if (known === null) return this.#writeNew(folder, file, text);
      const conflict = await this.#conflict(folder, file, known);
      if (conflict) return conflict;
      const present = await readScenario(folder, file);
      if (!present.ok) return fail('invalid', `${file} is broken and is not replaced: mend it first`, present.problems);
      await replaceContent(folder, file, text);
      return { ok: true, value: { file, hash: hashOf('sha256', text) } };
    });
  }

  /** Gives a scenario another name, and its file that of the scenario. */
  rename(file: string, to: { readonly file: string; readonly name: string }, known: string): Promise<Changed<Version>> {
    return this.#change(file, async (folder) => {
      if (!isOwnFileName(to.file)) return fail('invalid', notAName(to.file));
      const conflict = await this.#conflict(folder, file, known);
      if (conflict) return conflict;
      const read = await readScenario(folder, file);
      if (!read.ok) return fail('invalid', `${file} holds no scenario: mend it first`, read.problems);
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

  /** Deletes a file, also a broken one. `restore` brings it back, as long as the server runs. */
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

  /** Brings a deleted file back, exactly as it was. */
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
    await mkdir(folder, { recursive: true });
    try {
      await writeNew(folder, file, content);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return fail('conflict', `There is a file ${file} already`);
    }
    return { ok: true, value: { file, hash: hashOf('sha256', content) } };
  }

  /** Why the file must not be changed by somebody who knows this content; undefined if it may. */
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
        return await change(folder);
      } catch (error) {
        // A full disk, a folder that may not be written: the tester can do something about it.
        return fail('invalid', `The file system says: ${error instanceof Error ? error.message : error}`);
      }
    });
    if (changed.ok) this.#tell(await this.list());
    return changed;
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

const NO_FOLDER = 'This harness keeps no files: start it with --files and a folder';
const notAName = (file: string) => `“${file}” cannot be the name of a file`;
