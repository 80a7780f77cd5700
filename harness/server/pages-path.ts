import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_PATH } from '../engine/hosts';
import { filesBelow } from './files';
import { projectRoot } from './project-root';

/** Styles and scripts of the harness's own pages, which are sent as they are. */
export const PAGES_FOLDER = join(projectRoot(), 'harness/server/pages');

let mark: string | undefined;

/** A mark of what all these files hold now: a file that is changed gets another address after the next start. */
function markOfPages(): string {
  if (mark === undefined) {
    const hash = createHash('sha256');
    for (const path of filesBelow(PAGES_FOLDER)) hash.update(readFileSync(join(PAGES_FOLDER, path)));
    mark = hash.digest('hex').slice(0, 12);
  }
  return mark;
}

/**
 * Address of one of these files, which browsers keep: each opening of the app would wait for the script that watches it. What a script imports
 * beside it has such an address, too.
 */
export function pagesAddress(name: string): string {
  return `${PAGES_PATH}${markOfPages()}/${name}`;
}

/** The file that a path asks for, and whether browsers may keep it; undefined for another path. */
export function pagesFileOf(rawPath: string): { readonly name: string; readonly isMarked: boolean } | undefined {
  if (!rawPath.startsWith(PAGES_PATH)) return undefined;
  const below = rawPath.slice(PAGES_PATH.length);
  const marked = `${markOfPages()}/`;
  const isMarked = below.startsWith(marked);
  return { name: isMarked ? below.slice(marked.length) : below, isMarked };
}
