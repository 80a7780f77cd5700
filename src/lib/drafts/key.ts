/**
 * The key of this tab's drafts. It is kept in `window.name` alone: browsers hold that in memory for as long as the tab lives, across
 * reloads and the way to the login page and back, and do not write it to disk.
 */

const PREFIX = 'draft-key:';

/** Whether this page may keep a key: not in a frame, whose name belongs to the page around it, and not where a link gave the tab a name. */
export function canKeepKey(): boolean {
  return window.parent === window && (window.name === '' || window.name.startsWith(PREFIX));
}

/** Whether this tab may have drafts: it has a key, or the page keeps drafts in its memory. Cheap, for pages that load the drafts' code late. */
export function mayHaveDrafts(): boolean {
  return isOpen || window.name.startsWith(PREFIX);
}

let isOpen = false;

/** Notes that drafts have been opened on this page. */
export function noteDraftsOpen(): void {
  isOpen = true;
}

/** The tab's key, 32 bytes; a new one if the tab has none. */
export function tabKey(): Uint8Array<ArrayBuffer> {
  if (window.name.startsWith(PREFIX)) {
    const bytes = decode(window.name.slice(PREFIX.length));
    if (bytes?.length === 32) return bytes;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  window.name = PREFIX + btoa(String.fromCharCode(...bytes));
  return bytes;
}

/** The key as the tab holds it; another one after `forgetKey`. */
export function keyOfTab(): string {
  return window.name;
}

/** Forgets the key, so that nobody can read the drafts of this tab from now on; for a sign-out and for another member's session. */
export function forgetKey(): void {
  if (window.name.startsWith(PREFIX)) window.name = '';
}

function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
