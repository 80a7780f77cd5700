import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { bindNow } from '../../domain/bound';
import { memberMemory } from '../member-memory';
import { now } from '../now';
import { store } from '../store';
import { createDrafts, type DraftStore, type Drafts, type TabDrafts, tabOf } from './drafts';
import { canKeepKey, forgetKey, keyOfTab, noteDraftsOpen, passKeyOn, tabKey, takePassedKey } from './key';
import { type Kept, optionalStore } from './optional-store';
import { isStoredDraft, type StoredDraft } from './record';
import { noteUnsaved, setPassOn } from './unsaved';

/**
 * The drafts of this tab that belong to the member who is signed in now, and go on belonging to that member whoever is signed in when a
 * call ends. None of its calls rejects or waits for long: this is the one place that catches what a browser's storage does.
 *
 * In a frame, for a member without an id, and where the browser's storage refuses or does not answer (`optional-store.ts`), drafts are kept
 * in the page's memory: they survive the back button, and no reload but one that the app itself makes, which passes them on. Where the browser offers no encryption, there are none.
 */
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

/** Resolves when the drafts that were to be saved before are stored. Never rejects. */
export async function draftsStored(): Promise<void> {
  await lasting?.drafts.then((drafts) => drafts.settled()).catch(() => undefined);
}

// A reload of the page waits for what is being stored.
noteUnsaved(draftsStored);

/**
 * Forgets the key and removes all drafts of this browser, those of other tabs included: stored drafts do not tell whose they are. For a
 * sign-out. Nothing is stored from its call on. Never rejects.
 */
export async function removeAllDrafts(): Promise<void> {
  // To remove drafts takes no key of this tab; but those that are being stored are waited for.
  const opened = lasting?.drafts ?? createDrafts({ store: browserStore, key: randomKey(), now });
  forgetKey();
  await opened.then((drafts) => drafts.removeAll()).catch(() => undefined);
}

/** The drafts under the tab's key, and those in the page's memory. */
let lasting: { readonly hasKey: () => boolean; readonly drafts: Promise<TabDrafts> } | undefined;
let inMemory: Promise<TabDrafts> | undefined;

function opening(hasMember: boolean): Promise<TabDrafts> {
  // Taken before anything asks for the name of the window.
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
  // Drafts that are too old are not read anyway, so nobody waits until they are removed.
  drafts.then((opened) => opened.sweep()).catch(() => undefined);
  return drafts;
}

/** The key of the drafts in the page's memory. */
let memoryKey: Uint8Array<ArrayBuffer> | undefined;

/** @param passed the key under which the page before has stored its drafts for this one */
async function openInMemory(passed: Uint8Array<ArrayBuffer> | undefined): Promise<TabDrafts> {
  memoryKey = passed ?? randomKey();
  if (passed) await takeOver(await tabOf(passed));
  return createDrafts({ store: memoryStore(), key: memoryKey, now });
}

/** Moves the drafts of the page before from the browser's storage into this page's memory. */
async function takeOver(tab: string): Promise<void> {
  const target = memory.current;
  const stored = (await browserStore.entries()).filter(([id]) => id.startsWith(`${tab}/`));
  for (const [id, record] of stored) if (isStoredDraft(record)) target.set(id, record);
  await browserStore.remove(stored.map(([id]) => id));
}

/**
 * Stores the drafts of the page's memory for the page that replaces it: encrypted, and under a key that this page alone has and passes on. Not
 * where it is unknown whose they are: without a member's id that is known of a page by token alone.
 */
async function passOn(): Promise<void> {
  if (memoryKey === undefined || memory.current.size === 0 || (store.user.id === '' && store.sdk === undefined)) return;
  await Promise.all([...memory.current].map(([id, record]) => browserStore.set(id, record)));
  passKeyOn(memoryKey);
}
setPassOn(passOn);

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
