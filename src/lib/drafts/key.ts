/** In `window.name`: survives reloads and the login page, and never reaches the disk. */

const PREFIX = 'draft-key:';

/** Not in a frame or a named tab. */
export function canKeepKey(): boolean {
  return window.parent === window && (window.name === '' || window.name.startsWith(PREFIX));
}

/** Cheap: the drafts' code may load late. */
export function mayHaveDrafts(): boolean {
  return isOpen || window.name.startsWith(PREFIX) || window.name.startsWith(ONCE);
}

/** Before the key and the original name. */
const ONCE = 'draft-key-once:';

/** The window's name holds it until the next page takes it. */
export function passKeyOn(key: Uint8Array<ArrayBuffer>): void {
  window.name = `${ONCE}${encode(key)}:${window.name}`;
}

/** Restores the frame's name. Undefined if missing. */
export function takePassedKey(): Uint8Array<ArrayBuffer> | undefined {
  if (!window.name.startsWith(ONCE)) return undefined;
  const [key = '', ...name] = window.name.slice(ONCE.length).split(':');
  window.name = name.join(':');
  return whole(key);
}

let isOpen = false;

export function noteDraftsOpen(): void {
  isOpen = true;
}

/** 32 bytes, created if missing. */
export function tabKey(): Uint8Array<ArrayBuffer> {
  if (window.name.startsWith(PREFIX)) {
    const bytes = whole(window.name.slice(PREFIX.length));
    if (bytes) return bytes;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  window.name = PREFIX + encode(bytes);
  return bytes;
}

/** Changes after `forgetKey`. */
export function keyOfTab(): string {
  return window.name;
}

/** Makes this tab's drafts unreadable. */
export function forgetKey(): void {
  if (window.name.startsWith(PREFIX)) window.name = '';
}

function encode(key: Uint8Array<ArrayBuffer>): string {
  return btoa(String.fromCharCode(...key));
}

function whole(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return bytes.length === 32 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
