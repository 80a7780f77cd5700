/** JSON with a note per file, and the files' bytes. */

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Files are separate: typing must not encrypt them again. */
export interface StoredDraft {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly answers: Sealed;
  readonly files: readonly Sealed[];
}

export function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'answers' in value && 'files' in value;
}

export function packed(value: unknown): {
  readonly answers: Uint8Array<ArrayBuffer>;
  readonly files: readonly File[];
} {
  const files: File[] = [];
  const json = JSON.stringify(value, (_key, part: unknown) => {
    if (!(part instanceof File)) return part;
    const { name, type, lastModified } = part;
    return { [FILE]: files.push(part) - 1, name, type, lastModified } satisfies FileNote;
  });
  return { answers: new TextEncoder().encode(json ?? 'null'), files };
}

/** @throws SyntaxError if the answers are damaged */
export function unpacked(answers: ArrayBuffer, files: readonly ArrayBuffer[]): unknown {
  const json = new TextDecoder().decode(answers);
  return JSON.parse(json, (_key, part: unknown) => (isFileNote(part) ? fileOf(part, files) : part));
}

const FILE = '$file';

interface FileNote {
  readonly [FILE]: number;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
}

function isFileNote(value: unknown): value is FileNote {
  return typeof value === 'object' && value !== null && FILE in value;
}

function fileOf({ name, type, lastModified, [FILE]: index }: FileNote, contents: readonly ArrayBuffer[]): File {
  return new File([contents[index] ?? new ArrayBuffer(0)], name, { type, lastModified });
}
