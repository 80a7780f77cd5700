import type { Page } from '@playwright/test';

interface StoredRecord {
  /** Without the tab's id. */
  readonly name: string;
  /** Would contain readable input. */
  readonly text: string;
  /** Unix time in milliseconds. */
  readonly savedAt: number;
  /** Number of stored files. */
  readonly files: number;
}

/** From IndexedDB, once the page has opened its drafts. */
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
