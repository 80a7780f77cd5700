/** Which files a field accepts. */
export interface FileRules {
  /** MIME types, or file name endings with their dot: `image/jpeg`, `image/*`, `.pdf`. */
  readonly accept: readonly string[];
  /** Maximum size in bytes, inclusive. */
  readonly maxBytes: number;
  /** Default: 1, because an empty file is never a document. */
  readonly minBytes?: number | undefined;
}

/** Why a file is rejected. */
export type FileProblem = 'type' | 'too-large' | 'empty';

/** Returns the first rule that a file breaks, or undefined if it is accepted. */
export function checkFile(
  file: { readonly name: string; readonly type: string; readonly size: number },
  { accept, maxBytes, minBytes = 1 }: FileRules,
): FileProblem | undefined {
  if (!accept.some((one) => matches(file, one))) return 'type';
  if (file.size < minBytes) return 'empty';
  return file.size > maxBytes ? 'too-large' : undefined;
}

function matches({ name, type }: { readonly name: string; readonly type: string }, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase());
  if (accepted.endsWith('/*')) return type.startsWith(accepted.slice(0, -1));
  return type === accepted;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size for display in a language (a BCP 47 tag): "2.4 MB". 1 kB is 1000 bytes. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
