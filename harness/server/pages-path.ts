import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_PATH } from '../core/hosts';
import { UsageError } from '../kit/errors';
import { filesBelow } from '../kit/files';
import { PAGES_DIR } from '../kit/paths';

let mark: string | undefined;

/** Changed files get another address after the next start. @throws {UsageError} if they are not built */
export function markOfPages(): string {
  mark ??= markOf(PAGES_DIR);
  return mark;
}

/** @throws {UsageError} if the folder has no pages */
export function markOf(folder: string): string {
  if (!existsSync(join(folder, 'style.css'))) {
    throw new UsageError(`The harness's pages are not built in ${folder}; run: npm run build:harness`);
  }
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) hash.update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 12);
}

/** For pages that open without a server. @throws {UsageError} if the pages are not built */
export function pagesText(name: string): string {
  markOfPages();
  return readFileSync(join(PAGES_DIR, name), 'utf8');
}

/** Cacheable, because each opening of the app waits for this script. Imported scripts have such addresses too. */
export function pagesAddress(name: string): string {
  return `${PAGES_PATH}${markOfPages()}/${name}`;
}

/** With whether browsers may cache it; undefined for other paths. */
export function pagesFileOf(rawPath: string): { readonly name: string; readonly isMarked: boolean } | undefined {
  if (!rawPath.startsWith(PAGES_PATH)) return undefined;
  const below = rawPath.slice(PAGES_PATH.length);
  const marked = `${markOfPages()}/`;
  const isMarked = below.startsWith(marked);
  return { name: isMarked ? below.slice(marked.length) : below, isMarked };
}
