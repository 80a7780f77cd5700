import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FILE_ENDING } from '../../core/own-files';
import { changeMark } from '../../kit/files';

const LOOK_MS = 300;

/** Polls, because systems do not watch folders that are missing or get replaced, as on a checkout. */
export class FolderWatch {
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly onChange: () => void) {}

  /** Replaces the watched folder; null: none. */
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

/** Changes with the folder's files; empty without a folder. */
async function marksIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => undefined);
  const own = (names ?? []).filter((name) => name.endsWith(OWN_FILE_ENDING));
  const marks = await Promise.all(own.map(async (name) => `${name} ${await changeMark(join(folder, name))}`));
  return names === undefined ? '' : ['there', ...marks].join('\n');
}
