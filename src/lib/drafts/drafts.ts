/**
 * Drafts: what a member has typed, chosen and attached, kept until it is sent. A draft survives a reload, the back button and an expired
 * session, and is readable in its own tab and by its own member only.
 *
 * Each draft is encrypted (AES-GCM) before it is stored. The key is in memory (`key.ts`), so what the browser writes to disk cannot be read
 * there, and nobody can read it once the tab is closed.
 */

/** Drafts are removed this many milliseconds after the last change: the member may have left the machine to somebody else. */
export const LIFETIME_MS = 60 * 60 * 1000;

/** Where encrypted drafts are stored; in the browser, IndexedDB. */
export interface DraftStore {
  readonly get: (id: string) => Promise<unknown>;
  readonly set: (id: string, record: StoredDraft) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly entries: () => Promise<readonly (readonly [id: string, record: unknown])[]>;
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** An encrypted draft. The files are encrypted one by one, so that a typed letter does not encrypt them again. */
export interface StoredDraft {
  readonly savedAt: number;
  readonly answers: Sealed;
  readonly files: readonly Sealed[];
}

export interface DraftOptions {
  readonly store: DraftStore;
  /** The tab's key, 32 bytes. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Id of the signed-in member. */
  readonly memberId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The drafts of one tab. `name` is the form's name; it is stored readable, so it must not contain personal data. */
export interface Drafts {
  /** Stores a value of plain objects, lists, texts, numbers, booleans and `File`s; replaces the former draft of that name. */
  readonly save: (name: string, value: unknown) => Promise<void>;
  /** The draft; undefined if there is none, if it is too old, or if it is another member's. */
  readonly read: (name: string) => Promise<unknown>;
  readonly remove: (name: string) => Promise<void>;
  /** Names of the drafts that `read` would return. */
  readonly names: () => Promise<readonly string[]>;
  /** Removes drafts that are too old, those of closed tabs included. */
  readonly sweep: () => Promise<void>;
}

/** Creates the drafts of the tab that has the key. */
export async function createDrafts({ store, key, memberId, now }: DraftOptions): Promise<Drafts> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key));
  // Tells the tabs apart without giving the key away.
  const tab = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const idOf = (name: string) => `${tab}/${name}`;
  const isFresh = ({ savedAt }: StoredDraft) => now() - savedAt < LIFETIME_MS;

  // Bound to member and form: a draft that was copied elsewhere cannot be opened.
  const context = (name: string) => new TextEncoder().encode(JSON.stringify([memberId(), name]));
  const seal = async (name: string, bytes: BufferSource): Promise<Sealed> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return {
      iv,
      data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: context(name) }, aes, bytes),
    };
  };
  const unseal = (name: string, { iv, data }: Sealed) =>
    crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: context(name) }, aes, data);
  const sealedFiles = new WeakMap<File, { readonly name: string; readonly sealed: Promise<Sealed> }>();
  const sealFile = (name: string, file: File) => {
    const known = sealedFiles.get(file);
    if (known?.name === name) return known.sealed;
    const sealed = file.arrayBuffer().then((bytes) => seal(name, bytes));
    sealedFiles.set(file, { name, sealed });
    return sealed;
  };

  const read = async (name: string): Promise<unknown> => {
    const record = await store.get(idOf(name));
    if (!isStoredDraft(record) || !isFresh(record)) return undefined;
    try {
      const contents = await Promise.all(record.files.map((file) => unseal(name, file)));
      const json = new TextDecoder().decode(await unseal(name, record.answers));
      return JSON.parse(json, (_key, value: unknown) => (isFileNote(value) ? fileOf(value, contents) : value));
    } catch {
      // Another member's draft, or one that is damaged.
      return undefined;
    }
  };

  return {
    save: async (name, value) => {
      const files: File[] = [];
      const json = JSON.stringify(value, (_key, part: unknown) => {
        if (!(part instanceof File)) return part;
        const { name: fileName, type, lastModified } = part;
        return { [FILE]: files.push(part) - 1, name: fileName, type, lastModified } satisfies FileNote;
      });
      const [answers, ...sealed] = await Promise.all([
        seal(name, new TextEncoder().encode(json ?? 'null')),
        ...files.map((file) => sealFile(name, file)),
      ]);
      await store.set(idOf(name), { savedAt: now(), answers, files: sealed });
    },
    read,
    remove: (name) => store.remove([idOf(name)]),
    names: async () => {
      const ids = (await store.entries()).map(([id]) => id).filter((id) => id.startsWith(`${tab}/`));
      const names = ids.map((id) => id.slice(tab.length + 1));
      const values = await Promise.all(names.map(read));
      return names.filter((_name, index) => values[index] !== undefined);
    },
    sweep: async () => {
      const old = (await store.entries()).filter(([, record]) => !isStoredDraft(record) || !isFresh(record));
      await store.remove(old.map(([id]) => id));
    },
  };
}

const FILE = '$file';

/** Stands for a file in the JSON of a draft: its place in the list of files, and what a `File` tells about itself. */
interface FileNote {
  readonly [FILE]: number;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
}

function isFileNote(value: unknown): value is FileNote {
  return typeof value === 'object' && value !== null && FILE in value;
}

function fileOf({ name, type, lastModified, [FILE]: index }: FileNote, contents: readonly ArrayBuffer[]): File {
  return new File([contents[index] ?? new ArrayBuffer(0)], name, { type, lastModified });
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'answers' in value && 'files' in value;
}
