export interface FileRules {
  /** MIME types or endings: `image/jpeg`, `image/*`, `.pdf`. */
  readonly accept: readonly string[];
  /** In bytes, inclusive. */
  readonly maxBytes: number;
}

export type FileProblem = 'type' | 'heic' | 'too-large' | 'empty' | 'left';

/** `left`: no room for them. */
export interface Refusal {
  readonly problem: FileProblem;
  readonly files: readonly File[];
}

/** In order. `maxBytes` is the total. */
export function takeFiles(files: readonly File[], rules: FileRules, room: number) {
  const taken: File[] = [];
  const refused = new Map<FileProblem, File[]>();
  let maxBytes = rules.maxBytes;
  for (const file of files) {
    const problem = taken.length < room ? checkFile(file, { ...rules, maxBytes }) : 'left';
    if (problem) {
      refused.set(problem, [...(refused.get(problem) ?? []), file]);
    } else {
      taken.push(file);
      maxBytes -= file.size;
    }
  }
  return { taken, refused: [...refused].map(([problem, those]): Refusal => ({ problem, files: those })) };
}

/** The first broken rule, or undefined. */
export function checkFile(
  file: { readonly name: string; readonly type: string; readonly size: number },
  { accept, maxBytes }: FileRules,
): FileProblem | undefined {
  if (!accept.some((one) => matches(file, one))) return file.type === 'image/heic' ? 'heic' : 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'too-large' : undefined;
}

function matches({ name, type }: { readonly name: string; readonly type: string }, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase());
  if (accepted.endsWith('/*')) return type.startsWith(accepted.slice(0, -1));
  return type === accepted;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "2.4 MB"; 1 kB is 1000 bytes. */
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
