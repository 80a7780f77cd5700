import { type FSWatcher, statSync, watch } from 'node:fs';

/** Milliseconds between two looks at whether a folder is there, or is still the same one. */
const LOOK_MS = 1000;
/** Milliseconds after a change before it is told: an editor and version control write several files and names at once. */
const SETTLE_MS = 40;

/**
 * Tells when something in a folder changes. The folder need not be there yet, and may be removed and made again, as a checkout of another branch
 * does.
 */
export class FolderWatch {
  #folder: string | null = null;
  #watcher: FSWatcher | undefined;
  /** Which folder is watched: another one may have come to its place. */
  #watched = '';
  #look: NodeJS.Timeout | undefined;
  #settle: NodeJS.Timeout | undefined;

  constructor(private readonly onChange: () => void) {}

  /** Watches a folder in place of the one before; null: none. */
  follow(folder: string | null): void {
    if (folder !== this.#folder) this.#stop();
    this.#folder = folder;
    if (folder === null) return;
    this.#attach();
    this.#look ??= setInterval(() => this.#attach(), LOOK_MS).unref();
  }

  #stop(): void {
    clearInterval(this.#look);
    clearTimeout(this.#settle);
    this.#look = undefined;
    this.#settle = undefined;
    this.#detach();
  }

  #detach(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    this.#watched = '';
  }

  /** Begins to watch the folder that is there now, and says so if it is another one than before. */
  #attach(): void {
    const found = identityOf(this.#folder ?? '');
    if (found === this.#watched) return;
    this.#detach();
    this.#watched = found;
    if (found !== '') {
      try {
        this.#watcher = watch(this.#folder ?? '', { persistent: false }, () => this.#happened());
        // Such as the end of the folder; the next look finds what is there then.
        this.#watcher.on('error', () => this.#detach());
      } catch {
        // It is gone again, or the system watches no more folders: the next look tries again.
        this.#watched = '';
        return;
      }
    }
    this.#changed();
  }

  /** Something has happened in the folder, or to the folder itself. */
  #happened(): void {
    this.#attach();
    this.#changed();
  }

  #changed(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(this.onChange, SETTLE_MS).unref();
  }
}

/** What tells a folder from another one of the same path; empty if there is none. */
function identityOf(folder: string): string {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder);
    // A new folder often gets the number of one that was just removed.
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch {
    return '';
  }
}
