import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { memberMemory } from '../member-memory';
import { now } from '../now';
import { store } from '../store';
import { createDrafts, type DraftStore, type Drafts, type StoredDraft } from './drafts';
import { canKeepKey, noteDraftsOpen, tabKey } from './key';

let drafts: Promise<Drafts | undefined> | undefined;

/**
 * The drafts of this tab. In a frame and where the browser has no storage they are kept in the page's memory only: they survive the back
 * button there, but no reload. Resolves to undefined where the browser offers no encryption.
 */
export function tabDrafts(): Promise<Drafts | undefined> {
  noteDraftsOpen();
  drafts ??= openLasting().catch(() => openInMemory().catch(() => undefined));
  return drafts;
}

/** Removes a draft whose input was sent. Never rejects: a draft that stays is removed by its age. */
export async function removeDraft(name: string): Promise<void> {
  await (await tabDrafts())?.remove(name).catch(() => undefined);
}

function openLasting(): Promise<Drafts> {
  return canKeepKey() && store.user.id ? open(indexedDbStore(), tabKey()) : openInMemory();
}

function openInMemory(): Promise<Drafts> {
  return open(memoryStore(), crypto.getRandomValues(new Uint8Array(32)));
}

async function open(draftStore: DraftStore, key: Uint8Array<ArrayBuffer>): Promise<Drafts> {
  const opened = await createDrafts({ store: draftStore, key, memberId: () => store.user.id, now });
  await opened.sweep();
  return opened;
}

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
