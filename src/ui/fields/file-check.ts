/** What a file may be. */
export interface FileRules {
  /** MIME types, or file name endings with their dot: `image/jpeg`, `image/*`, `.pdf`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** 1 unless told: an empty file is never a document. */
  readonly minBytes?: number | undefined;
}

/** Why a file cannot be taken. */
export type FileProblem = 'type' | 'too-large' | 'empty';

/** The first thing that is wrong with a file, or undefined. */
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

/** A size as people read it, in a language: "2.4 MB". */
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
