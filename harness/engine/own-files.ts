import type { Problem, ScenarioInput } from './scenario';

/** Scenarios and walks that testers keep as files of a folder: their names, and what is told of them. */

/** Ending of every file that holds a scenario. */
export const OWN_FILE_ENDING = '.json';

/**
 * Name of such a file. Only names of this form reach the disk: none has a separator, begins with a dot or names another folder. With the ending
 * it has at most 245 bytes, which every file system takes.
 */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _()+&',.-]{0,59}\.json$/u;
/** Names that mean a device on Windows, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether a text may be the name of a file. */
export function isOwnFileName(name: string): boolean {
  return FILE_NAME.test(name) && !name.includes('..') && !DEVICE.test(name);
}

/** The usual file name of a scenario's name, such as `late-reply.json`; empty if nothing of the name can stand in one. */
export function ownFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  const stem = [...plain].slice(0, 56).join('').replace(/-+$/, '');
  if (stem === '') return '';
  return `${DEVICE.test(stem) ? `${stem}-` : stem}${OWN_FILE_ENDING}`;
}

/** One file, as the list of them shows it. */
export interface OwnFile {
  readonly file: string;
  /** SHA-256 of its bytes; empty if it could not be read. */
  readonly hash: string;
  /** Name of the scenario; that of the file if it is broken. */
  readonly name: string;
  /** Number of steps; more than none: it is a walk. */
  readonly steps: number;
  /** Where it plays, such as `HKG zh-HK /auth/kyc`; empty if it is broken. */
  readonly place: string;
  /** Mark of the complete scenario, to compare it with the running one; empty if it is broken. */
  readonly mark: string;
  /** Why it is no scenario; empty if it is one. */
  readonly problems: readonly Problem[];
}

/** All files of the folder. */
export interface OwnFiles {
  /** The folder; null if this harness keeps no files. */
  readonly folder: string | null;
  /** Whether the folder is there; it is made with the first file. */
  readonly exists: boolean;
  /** Why the folder cannot be read, or what is not listed; empty for nothing. */
  readonly problem: string;
  readonly files: readonly OwnFile[];
  /** Files that were deleted through the harness, and can be brought back, the last one first. */
  readonly deleted: readonly string[];
}

/** Content of one file. */
export interface OwnScenario {
  readonly file: string;
  readonly hash: string;
  readonly scenario: ScenarioInput;
}
