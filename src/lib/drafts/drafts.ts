import { bindNow } from '../../domain/bound';
import { isStoredDraft, packed, type Sealed, type StoredDraft, unpacked } from './record';

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
  /** Whether what was set last under an id outlives the page. Default: always. */
  readonly isLasting?: (id: string) => boolean;
  readonly get: (id: string) => Promise<unknown>;
  readonly set: (id: string, record: StoredDraft) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly entries: () => Promise<readonly (readonly [id: string, record: unknown])[]>;
}

export interface DraftOptions {
  readonly store: DraftStore;
  /** The tab's key, 32 bytes. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Whether the tab still has this key; once it has forgotten the key, nothing is stored any more. Default: always. */
  readonly hasKey?: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The drafts of one member in one tab. `name` is the form's name; it is stored readable, so it must not contain personal data. Changes of
 * one name are made in the order of the calls: nothing that was saved before `remove` is stored after it.
 */
export interface Drafts {
  /** Stores a value of plain objects, lists, texts, numbers, booleans and `File`s; replaces the former draft of that name. */
  readonly save: (name: string, value: unknown) => Promise<void>;
  /** The draft; undefined if there is none, if it is too old, or if it is another member's. */
  readonly read: (name: string) => Promise<unknown>;
  readonly remove: (name: string) => Promise<void>;
  /** Names of the drafts that `read` would return. */
  readonly names: () => Promise<readonly string[]>;
  /** Whether there is a draft of this name, and a reload would find it as it was saved last. */
  readonly isLasting: (name: string) => Promise<boolean>;
}

/** The drafts of one tab. */
export interface TabDrafts {
  /** The drafts of a member. What is begun with them stays this member's, whoever is signed in at its end. */
  readonly of: (memberId: string) => Drafts;
  /** Removes drafts that are too old, those of closed tabs included. */
  readonly sweep: () => Promise<void>;
  /** Resolves when what was begun before has ended. */
  readonly settled: () => Promise<void>;
  /** Removes all drafts of the browser, those of other tabs included, after what is being stored; for a sign-out. */
  readonly removeAll: () => Promise<void>;
}

/** Before `/` and the form's name in the id of each draft under this key: tells the tabs apart without giving the key away. */
export async function tabOf(key: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates the drafts of the tab that has the key. */
export async function createDrafts({ store, key, hasKey = () => true, now }: DraftOptions): Promise<TabDrafts> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const tab = await tabOf(key);
  const idOf = (name: string) => `${tab}/${name}`;
  const isFresh = ({ savedAt }: StoredDraft) => now() - savedAt < LIFETIME_MS;

  // Bound to member and form: a draft that was copied elsewhere cannot be opened.
  const context = (member: string, name: string) => new TextEncoder().encode(JSON.stringify([member, name]));
  const seal = async (member: string, name: string, bytes: BufferSource): Promise<Sealed> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const additionalData = context(member, name);
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, bytes) };
  };
  const unseal = (member: string, name: string, { iv, data }: Sealed) =>
    crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: context(member, name) }, aes, data);
  const sealedFiles = new WeakMap<File, { readonly owner: string; readonly sealed: Promise<Sealed> }>();
  const sealFile = (member: string, name: string, file: File) => {
    const owner = JSON.stringify([member, name]);
    const known = sealedFiles.get(file);
    if (known?.owner === owner) return known.sealed;
    const sealed = file.arrayBuffer().then((bytes) => seal(member, name, bytes));
    sealedFiles.set(file, { owner, sealed });
    return sealed;
  };

  /** The last task of each name. */
  const tasks = new Map<string, Promise<unknown>>();
  const inTurn = <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const turn = (tasks.get(name) ?? Promise.resolve()).then(task);
    tasks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  /** The last change of each name that was asked for. */
  const changes = new Map<string, object>();
  const changeOf = (name: string) => {
    changes.set(name, {});
    return bindNow(() => changes.get(name));
  };

  const read = async (member: string, name: string): Promise<unknown> => {
    const record = await store.get(idOf(name));
    if (!isStoredDraft(record) || !isFresh(record)) return undefined;
    try {
      const [answers, ...files] = await Promise.all(
        [record.answers, ...record.files].map((sealed) => unseal(member, name, sealed)),
      );
      return answers && unpacked(answers, files);
    } catch {
      // Another member's draft, or one that is damaged.
      return undefined;
    }
  };
  const readAfterChanges = (member: string, name: string) => inTurn(name, () => read(member, name));

  const settled = async () => {
    await Promise.all(tasks.values());
  };

  return {
    of: (member) => ({
      save: (name, value) => {
        const { answers, files } = packed(value);
        const change = changeOf(name);
        return inTurn(name, async () => {
          // A newer change, which waits for its turn, would replace it at once.
          if (!change.isCurrent()) return;
          const [sealed, ...sealedAll] = await Promise.all([
            seal(member, name, answers),
            ...files.map((file) => sealFile(member, name, file)),
          ]);
          if (!hasKey() || !sealed) return;
          await store.set(idOf(name), { savedAt: now(), answers: sealed, files: sealedAll });
        });
      },
      read: (name) => readAfterChanges(member, name),
      isLasting: async (name) =>
        (await readAfterChanges(member, name)) !== undefined && (store.isLasting?.(idOf(name)) ?? true),
      remove: (name) => {
        changeOf(name);
        return inTurn(name, () => store.remove([idOf(name)]));
      },
      names: async () => {
        // A form that was just left may still be storing its draft.
        await settled();
        const ids = (await store.entries()).map(([id]) => id).filter((id) => id.startsWith(`${tab}/`));
        const names = ids.map((id) => id.slice(tab.length + 1));
        const values = await Promise.all(names.map((name) => readAfterChanges(member, name)));
        return names.filter((_name, index) => values[index] !== undefined);
      },
    }),
    sweep: async () => {
      const old = (await store.entries()).filter(([, record]) => !isStoredDraft(record) || !isFresh(record));
      await store.remove(old.map(([id]) => id));
    },
    settled,
    removeAll: async () => {
      await settled();
      await store.remove((await store.entries()).map(([id]) => id));
    },
  };
}
