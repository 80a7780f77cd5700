import type { Answers, KeptFile } from '../../domain/questionnaire';

/**
 * Keeps unfinished answers over a reload of the tab. They are personal, so they are stored encrypted only, in IndexedDB: the key is derived
 * from the token of the submission, which the server gives to the signed-in member alone and which is never stored. Whoever reads the disk
 * gets nothing without the member's session; another member's token cannot decrypt them either.
 *
 * The random id of the tab, in session storage, finds the record again; it is gone with the tab. Records that nobody can find any more are
 * deleted after a day. Where the browser offers no storage or no encryption, answers are kept in memory only.
 */

const DATABASE = 'questionnaire-drafts';
const STORE = 'drafts';
const TAB = 'questionnaire-tab';
const MAX_AGE_MS = 86_400_000;

interface StoredDraft {
  readonly savedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Where one draft is stored; opened for each form. */
export interface DraftVault {
  readonly load: () => Promise<Answers | undefined>;
  readonly save: (answers: Answers) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Opens the place of a draft.
 *
 * @param name of the questionnaire and its request
 * @param secret the token of the submission
 */
export async function openVault(name: string, secret: string): Promise<DraftVault> {
  const tab = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
  sessionStorage.setItem(TAB, tab);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(`${tab} ${name}`)));
  const id = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytes(tab), info: bytes(name) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const database = await openDatabase();
  await removeOld(database);
  const remove = async () => {
    await run(database, 'readwrite', (store) => store.delete(id));
  };
  return {
    remove,
    save: async (answers) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await packed(answers));
      await run(database, 'readwrite', (store) =>
        store.put({ savedAt: Date.now(), iv, data } satisfies StoredDraft, id),
      );
    },
    load: async () => {
      const stored = (await run(database, 'readonly', (store) => store.get(id))) as StoredDraft | undefined;
      if (!stored) return undefined;
      try {
        return unpacked(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: stored.iv }, key, stored.data));
      } catch {
        // Another member's, or of a submission that was sent meanwhile.
        await remove();
        return undefined;
      }
    },
  };
}

/** What stands for a file in the packed text; its bytes follow the text. */
interface PackedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Answers as bytes: the length of the text, the answers as text, then the bytes of each file. */
async function packed(answers: Answers): Promise<ArrayBuffer> {
  const files: File[] = [];
  const text = JSON.stringify(answers, (_key, value: unknown) => {
    if (!(value instanceof File)) return value;
    files.push(value);
    return { name: value.name, type: value.type, size: value.size } satisfies PackedFile;
  });
  const head = new TextEncoder().encode(text);
  return new Blob([new Uint32Array([head.length]), head, ...files]).arrayBuffer();
}

function unpacked(data: ArrayBuffer): Answers {
  const [length = 0] = new Uint32Array(data, 0, 1);
  let offset = 4 + length;
  const answers = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length))) as Answers;
  const fileOf = (file: PackedFile | KeptFile) => {
    if ('fileId' in file) return file;
    const bytes = data.slice(offset, offset + file.size);
    offset += file.size;
    return new File([bytes], file.name, { type: file.type });
  };
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      { ...answer, files: (answer.files as readonly (PackedFile | KeptFile)[]).map(fileOf) },
    ]),
  );
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function run<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return settled(action(database.transaction(STORE, mode).objectStore(STORE)));
}

/** Removes drafts whose tabs are long gone. */
async function removeOld(database: IDBDatabase): Promise<void> {
  const ids = await run(database, 'readonly', (store) => store.getAllKeys());
  for (const id of ids) {
    const draft = (await run(database, 'readonly', (store) => store.get(id))) as StoredDraft | undefined;
    if (draft && draft.savedAt < Date.now() - MAX_AGE_MS) await run(database, 'readwrite', (store) => store.delete(id));
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
