import { memberMemory } from '../../../lib/member-memory';

/** Files that could not be read when they were to be sent. */
const unreadable = memberMemory(() => new WeakSet<File>());

/** A chosen file cannot be read, for example because it was moved or changed meanwhile. The member has to choose it again. */
export class UnreadableFile extends Error {
  constructor(
    readonly file: File,
    cause: unknown,
  ) {
    super('A chosen file cannot be read', { cause });
  }
}

/**
 * Whether a file could not be read when it was to be sent. The rules of every form with files ask this, so that such a file is an error at
 * its field until another one is chosen. The same file, chosen again, is another `File`.
 */
export function isUnreadable(file: File): boolean {
  return unreadable.current.has(file);
}

/**
 * A file as it travels in the body of a call: its content as base64, without a `data:` prefix.
 *
 * @throws UnreadableFile if the browser cannot read the file any more
 */
export async function encodedFile(file: File): Promise<{ name: string; contentType: string; data: string }> {
  try {
    const url = await dataUrl(file);
    return { name: file.name, contentType: file.type, data: url.slice(url.indexOf(',') + 1) };
  } catch (cause) {
    unreadable.current.add(file);
    throw new UnreadableFile(file, cause);
  }
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
