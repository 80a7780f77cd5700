import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FILE_ENDING } from '../../engine/own-files';
import { changeMark } from '../files';

/** Milliseconds between two looks at a folder. */
const LOOK_MS = 300;

/**
 * Tells when a file of a folder changes. It looks again and again, because systems tell nothing of a folder that is not there yet, or that is removed
 * and made again, as a checkout of another branch does.
 */
export class FolderWatch {
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly onChange: () => void) {}

  /** Watches a folder in place of the one before; null: none. */
  follow(folder: string | null): void {
    clearInterval(this.#timer);
    if (folder === null) return;
    let seen = '';
    const timer = setInterval(async () => {
      const now = await marksIn(folder);
      if (now === seen || timer !== this.#timer) return;
      seen = now;
      this.onChange();
    }, LOOK_MS).unref();
    this.#timer = timer;
  }
}

/** Changes with every change of a folder's files; empty if there is no folder. */
async function marksIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => undefined);
  const own = (names ?? []).filter((name) => name.endsWith(OWN_FILE_ENDING));
  const marks = await Promise.all(own.map(async (name) => `${name} ${await changeMark(join(folder, name))}`));
  return names === undefined ? '' : ['there', ...marks].join('\n');
}
