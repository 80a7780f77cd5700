import { memberMemory } from '../../../lib/member-memory';
import { isJpeg, withoutMetadata } from '../../../lib/photo-metadata';

const unreadable = memberMemory(() => new WeakSet<File>());

/** Moved or changed, so it has to be chosen again. */
export class UnreadableFile extends Error {
  constructor(
    readonly file: File,
    cause: unknown,
  ) {
    super('A chosen file cannot be read', { cause });
  }
}

/** The same file chosen again is a new `File`. */
export function isUnreadable(file: File): boolean {
  return unreadable.current.has(file);
}

/** Base64 without `data:` prefix or photo metadata. Throws `UnreadableFile`. */
export async function encodedFile(file: File): Promise<{ name: string; contentType: string; data: string }> {
  try {
    const url = await dataUrl(await withoutPlace(file));
    return { name: file.name, contentType: file.type, data: url.slice(url.indexOf(',') + 1) };
  } catch (cause) {
    unreadable.current.add(file);
    throw new UnreadableFile(file, cause);
  }
}

async function withoutPlace(file: File): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isJpeg(bytes) ? new Blob([withoutMetadata(bytes) as Uint8Array<ArrayBuffer>]) : file;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
