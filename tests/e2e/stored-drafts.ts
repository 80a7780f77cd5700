import type { Page } from '@playwright/test';

/** A draft as the page has stored it. */
interface StoredRecord {
  /** Name of the form, without the id of the tab. */
  readonly name: string;
  /** The stored bytes of the answers, as text in which readable input would be found. */
  readonly text: string;
  /** When it was saved, as Unix time in milliseconds. */
  readonly savedAt: number;
  /** Number of stored files. */
  readonly files: number;
}

/** Everything that the drafts of the page have put into IndexedDB. To be used when the page has opened its drafts. */
export function storedDrafts(page: Page): Promise<StoredRecord[]> {
  return page.evaluate(
    () =>
      new Promise<StoredRecord[]>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const found: StoredRecord[] = [];
          const end = () => {
            database.close();
            resolve(found);
          };
          if (!database.objectStoreNames.contains('drafts')) return end();
          const cursor = database.transaction('drafts').objectStore('drafts').openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return end();
            const { savedAt, answers, files } = cursor.result.value as {
              savedAt: number;
              answers: { data: ArrayBuffer };
              files: unknown[];
            };
            const [, ...name] = String(cursor.result.key).split('/');
            found.push({
              name: name.join('/'),
              text: new TextDecoder('latin1').decode(answers.data),
              savedAt,
              files: files.length,
            });
            cursor.result.continue();
          };
        };
      }),
  );
}
