import { bindNow } from '../../domain/bound';
import { isStoredDraft, packed, type Sealed, type StoredDraft, unpacked } from './record';

/**
 * Only the same tab and member can read a draft. AES-GCM with a key in memory (`key.ts`), so the disk holds nothing
 * readable.
 */

/** The member may have left the machine. */
export const LIFETIME_MS = 60 * 60 * 1000;

export interface DraftStore {
  /** Whether an id's last value outlives the page. Default: always. */
  readonly isLasting?: (id: string) => boolean;
  readonly get: (id: string) => Promise<unknown>;
  readonly set: (id: string, record: StoredDraft) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly entries: () => Promise<readonly (readonly [id: string, record: unknown])[]>;
}

export interface DraftOptions {
  readonly store: DraftStore;
  /** 32 bytes. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Whether the tab still has this key. Without it nothing is stored. Default: always. */
  readonly hasKey?: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Names are stored readable, so no personal data. Changes of a name run in order. */
export interface Drafts {
  /** Plain objects, lists, texts, numbers, booleans and `File`s. */
  readonly save: (name: string, value: unknown) => Promise<void>;
  /** Undefined if missing, too old, or another member's. */
  readonly read: (name: string) => Promise<unknown>;
  readonly remove: (name: string) => Promise<void>;
  readonly names: () => Promise<readonly string[]>;
  /** Whether a reload would find the draft as it was saved last. */
  readonly isLasting: (name: string) => Promise<boolean>;
}

export interface TabDrafts {
  /** What is begun with them stays this member's, also after another one has signed in. */
  readonly of: (memberId: string) => Drafts;
  /** Removes drafts that are too old, also those of closed tabs. */
  readonly sweep: () => Promise<void>;
  readonly settled: () => Promise<void>;
  /** Removes the drafts of all tabs, after pending writes. For a sign-out. */
  readonly removeAll: () => Promise<void>;
}

/** Must not reveal the key. */
export async function tabOf(key: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function createDrafts({ store, key, hasKey = () => true, now }: DraftOptions): Promise<TabDrafts> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const tab = await tabOf(key);
  const idOf = (name: string) => `${tab}/${name}`;
  const isFresh = ({ savedAt }: StoredDraft) => now() - savedAt < LIFETIME_MS;

  // A copied draft cannot be opened.
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

  const tasks = new Map<string, Promise<unknown>>();
  const inTurn = <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const turn = (tasks.get(name) ?? Promise.resolve()).then(task);
    tasks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
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
      // Another member's draft, or a damaged one.
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
          // A newer change is waiting and would replace it.
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
        // A form just left may still be storing its draft.
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
