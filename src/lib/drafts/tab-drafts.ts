import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { bindNow } from '../../domain/bound';
import { memberMemory } from '../member-memory';
import { now } from '../now';
import { store } from '../store';
import { createDrafts, type DraftStore, type Drafts, type TabDrafts, tabOf } from './drafts';
import { canKeepKey, forgetKey, keyOfTab, noteDraftsOpen, passKeyOn, tabKey, takePassedKey } from './key';
import { type Kept, optionalStore } from './optional-store';
import { isStoredDraft, type StoredDraft } from './record';
import { setSaveDrafts } from './save-drafts';

/** No call rejects or waits long. In memory if storage fails, in frames, and without a member id. */
export function tabDrafts(): Drafts {
  noteDraftsOpen();
  const memberId = store.user.id;
  const opened = opening(memberId !== '');
  const attempt = async <T>(task: (drafts: Drafts) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await task((await opened).of(memberId));
    } catch {
      return otherwise;
    }
  };
  return {
    save: (name, value) => attempt((drafts) => drafts.save(name, value), undefined),
    read: (name) => attempt<unknown>((drafts) => drafts.read(name), undefined),
    remove: (name) => attempt((drafts) => drafts.remove(name), undefined),
    isLasting: (name) => attempt((drafts) => drafts.isLasting(name), false),
    names: () => attempt<readonly string[]>((drafts) => drafts.names(), []),
  };
}

/** Never rejects. */
export async function draftsStored(): Promise<void> {
  await Promise.allSettled([lasting?.drafts, inMemory].map((drafts) => drafts?.then((opened) => opened.settled())));
}

setSaveDrafts(async () => {
  await draftsStored();
  await passOn();
});

/** Forgets the key first, so nothing more is stored. Never rejects. */
export async function removeAllDrafts(): Promise<void> {
  // Needs no key, but waits for pending writes.
  const opened = lasting?.drafts ?? createDrafts({ store: browserStore, key: randomKey(), now });
  forgetKey();
  await opened.then((drafts) => drafts.removeAll()).catch(() => undefined);
}

let lasting: { readonly hasKey: () => boolean; readonly drafts: Promise<TabDrafts> } | undefined;
let inMemory: Promise<TabDrafts> | undefined;

function opening(hasMember: boolean): Promise<TabDrafts> {
  // Before anything uses the window's name.
  const passed = takePassedKey();
  if (!hasMember || !canKeepKey()) {
    inMemory ??= openInMemory(passed);
    return inMemory;
  }
  if (lasting?.hasKey()) return lasting.drafts;
  const key = tabKey();
  const hasKey = bindNow(keyOfTab).isCurrent;
  const drafts = createDrafts({ store: browserStore, key, hasKey, now });
  lasting = { hasKey, drafts };
  // Do not wait: old drafts are never read.
  drafts.then((opened) => opened.sweep()).catch(() => undefined);
  return drafts;
}

let memoryKey: Uint8Array<ArrayBuffer> | undefined;

/** @param passed key of the previous page's drafts */
async function openInMemory(passed: Uint8Array<ArrayBuffer> | undefined): Promise<TabDrafts> {
  memoryKey = passed ?? randomKey();
  if (passed) await takeOver(await tabOf(passed));
  return createDrafts({ store: memoryStore(), key: memoryKey, now });
}

/** Moves the drafts that the last page passed on from storage into memory. */
async function takeOver(tab: string): Promise<void> {
  const target = memory.current;
  const stored = (await browserStore.entries()).filter(([id]) => id.startsWith(`${tab}/`));
  for (const [id, record] of stored) if (isStoredDraft(record)) target.set(id, record);
  await browserStore.remove(stored.map(([id]) => id));
}

/** Under a one-time key, if the owner is known. */
async function passOn(): Promise<void> {
  if (memoryKey === undefined || memory.current.size === 0 || (store.user.id === '' && store.sdk === undefined)) return;
  await Promise.all([...memory.current].map(([id, record]) => browserStore.set(id, record)));
  passKeyOn(memoryKey);
}

function randomKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

const changed = memberMemory(() => new Map<string, Kept>());
const browserStore = optionalStore(indexedDbStore(), () => changed.current);

function indexedDbStore(): DraftStore {
  const database = createStore('drafts', 'drafts');
  return {
    get: (id) => get(id, database),
    set: (id, record) => set(id, record, database),
    remove: (ids) => delMany([...ids], database),
    entries: () => entries<string, unknown>(database),
  };
}

const memory = memberMemory(() => new Map<string, StoredDraft>());

function memoryStore(): DraftStore {
  return {
    isLasting: () => false,
    get: async (id) => memory.current.get(id),
    set: async (id, record) => {
      memory.current.set(id, record);
    },
    remove: async (ids) => {
      for (const id of ids) memory.current.delete(id);
    },
    entries: async () => [...memory.current],
  };
}
