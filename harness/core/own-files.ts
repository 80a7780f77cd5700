import type { Problem, ScenarioInput } from './scenario';

export const OWN_FILE_ENDING = '.json';

/** No separators or leading dot. At most 245 bytes, which every file system takes. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _()+&',.-]{0,59}\.json$/u;
/** Windows device names, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

export function isOwnFileName(name: string): boolean {
  return FILE_NAME.test(name) && !name.includes('..') && !DEVICE.test(name);
}

/** Such as `late-reply.json`; empty if no character is usable. */
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

export interface OwnFile {
  readonly file: string;
  /** SHA-256; empty if unreadable. */
  readonly hash: string;
  /** The scenario's name, or the file's if broken. */
  readonly name: string;
  /** A walk has one or more. */
  readonly steps: number;
  /** Such as `HKG zh-HK /auth/kyc`; empty if broken. */
  readonly place: string;
  /** Identifies the complete scenario; empty if broken. */
  readonly mark: string;
  /** Empty if valid. */
  readonly problems: readonly Problem[];
}

export interface OwnFiles {
  /** Null if this harness keeps no files. */
  readonly folder: string | null;
  /** The first file creates the folder. */
  readonly exists: boolean;
  /** Why the folder is unreadable or files are not listed; otherwise empty. */
  readonly problem: string;
  readonly files: readonly OwnFile[];
  /** Files that can be restored, the last deleted first. */
  readonly deleted: readonly string[];
}

export interface OwnScenario {
  readonly file: string;
  readonly hash: string;
  readonly scenario: ScenarioInput;
}
