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
  return isOpen || window.name.startsWith(PREFIX) || window.name.startsWith(ONCE);
}

/** Before the key and the former name of a frame that loads its page again. */
const ONCE = 'draft-key-once:';

/**
 * Passes a key on to the page that this frame, or this window with a name of its own, loads next: the name holds it until that page has taken
 * it. A page around the frame could read it only from a page of its own, to which nobody stores drafts.
 */
export function passKeyOn(key: Uint8Array<ArrayBuffer>): void {
  window.name = `${ONCE}${encode(key)}:${window.name}`;
}

/** Takes the key that the page before has passed on, and gives the frame its name back. Undefined if there is none. */
export function takePassedKey(): Uint8Array<ArrayBuffer> | undefined {
  if (!window.name.startsWith(ONCE)) return undefined;
  const [key = '', ...name] = window.name.slice(ONCE.length).split(':');
  window.name = name.join(':');
  return whole(key);
}

let isOpen = false;

/** Notes that drafts have been opened on this page. */
export function noteDraftsOpen(): void {
  isOpen = true;
}

/** The tab's key, 32 bytes; a new one if the tab has none. */
export function tabKey(): Uint8Array<ArrayBuffer> {
  if (window.name.startsWith(PREFIX)) {
    const bytes = whole(window.name.slice(PREFIX.length));
    if (bytes) return bytes;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  window.name = PREFIX + encode(bytes);
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

function encode(key: Uint8Array<ArrayBuffer>): string {
  return btoa(String.fromCharCode(...key));
}

/** The key of a text; undefined if it is none. */
function whole(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return bytes.length === 32 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
