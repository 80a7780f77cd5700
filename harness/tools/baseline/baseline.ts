import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { shortHash } from '../../core/short-hash';
import { UsageError } from '../../kit/errors';
import { inside } from '../../kit/inside';
import { readRecord, recordPath, STATES_FOLDER, type StateRecord } from '../../kit/record';
import { comparePictures, isSameColour } from './compare-pictures';

/** Of sweeps or review packs. Each difference is one decision for all states that have it. */

/** `no picture`, `new picture`: only one folder has one. `added`, `missing`: a whole state. */
type ChangeKind = 'text' | 'colour' | 'picture' | 'no picture' | 'new picture' | 'added' | 'missing';

/** What differs, as one decision. */
interface Cause {
  readonly kind: ChangeKind;
  /** Texts or colours before, and after. */
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** Equal in all states that have it. */
  readonly change: string;
}

/** A state that differs. */
export interface StateDifference {
  readonly id: string;
  readonly name: string;
  readonly causes: readonly Cause[];
}

export interface ChangeGroup extends Cause {
  readonly states: readonly string[];
}

/** Writes pictures of the differences into a third folder. */
export function compareStates(before: string, after: string, pictures: string): StateDifference[] {
  const ids = new Set([...idsIn(before), ...idsIn(after)]);
  const palette: string[] = [];
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  return [...ids].sort().flatMap((id) => {
    const [old, now] = [readRecord(before, id), readRecord(after, id)];
    const causes =
      old !== undefined && now !== undefined
        ? [...textCauses(old, now), ...pictureCauses(old, now, { before, after, pictures, palette })]
        : [cause(old === undefined ? 'added' : 'missing')];
    const name = (now ?? old)?.name ?? id;
    return causes.length === 0 || (old === undefined && now === undefined) ? [] : [{ id, name, causes }];
  });
}

function cause(kind: ChangeKind, gone: readonly string[] = [], came: readonly string[] = [], more = ''): Cause {
  return { kind, gone, came, change: shortHash(JSON.stringify([kind, gone, came, more])) };
}

/** With the previous and the present texts. */
function textCauses({ texts: old }: StateRecord, { texts: now }: StateRecord): Cause[] {
  const causes: Cause[] = [];
  let gone: readonly string[] = [];
  for (const { added, removed, value } of [
    ...diffArrays([...old], [...now]),
    { added: false, removed: false, value: [] },
  ]) {
    if (removed) gone = value;
    else if (added) {
      causes.push(cause('text', gone, value));
      gone = [];
    } else if (gone.length > 0) {
      causes.push(cause('text', gone));
      gone = [];
    }
  }
  return causes;
}

interface Folders {
  readonly before: string;
  readonly after: string;
  readonly pictures: string;
  /** The colours found so far. */
  readonly palette: string[];
}

/** Uses a known colour that is nearly the same. */
function named(palette: string[], colour: string): string {
  const known = palette.find((one) => isSameColour(one, colour));
  if (known === undefined) palette.push(colour);
  return known ?? colour;
}

function pictureCauses(old: StateRecord, now: StateRecord, { before, after, pictures, palette }: Folders): Cause[] {
  if (old.picture === null || now.picture === null) {
    if (old.picture === now.picture) return [];
    return [cause(now.picture === null ? 'no picture' : 'new picture')];
  }
  if (old.pictureHash === now.pictureHash) return [];
  const found = comparePictures(
    { picture: readFileSync(inside(before, old.picture)), boxes: old.boxes ?? [] },
    { picture: readFileSync(inside(after, now.picture)), boxes: now.boxes ?? [] },
  );
  if (found === undefined) return [];
  writeFileSync(inside(pictures, `${now.id}.jpg`), found.marked);
  return [
    ...found.colours.map(([one, other]) => cause('colour', [named(palette, one)], [named(palette, other)])),
    ...(found.shape === undefined ? [] : [cause('picture', [], [], found.shape)]),
  ];
}

/** One decision is enough for equal changes. */
export function groupChanges(differences: readonly StateDifference[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { readonly states: string[] }>();
  for (const { id, causes } of differences) {
    for (const one of causes) {
      const group = groups.get(one.change) ?? { ...one, states: [] };
      if (!group.states.includes(id)) group.states.push(id);
      groups.set(one.change, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.states.length - a.states.length);
}

/** Who accepted what, and why. */
const ACCEPTED_FILE = 'accepted.json';

/** Who accepts changes, and why. */
export interface Acceptance {
  readonly by: string;
  readonly reason: string;
}

/** Only states with all differences accepted; removes states that the sweep lacks. @returns ids of the states */
export function acceptChanges(
  baseline: string,
  sweep: string,
  differences: readonly StateDifference[],
  changes: readonly string[],
  { by, reason }: Acceptance,
): string[] {
  const states = differences
    .filter(({ causes }) => causes.every(({ change }) => changes.includes(change)))
    .map(({ id }) => id);
  for (const id of states) {
    const record = readRecord(sweep, id);
    const old = readRecord(baseline, id);
    if (record === undefined) {
      rmSync(recordPath(baseline, id), { force: true });
      if (old?.picture) rmSync(inside(baseline, old.picture), { force: true });
      continue;
    }
    cpSync(recordPath(sweep, id), recordPath(baseline, id));
    if (record.picture !== null) cpSync(inside(sweep, record.picture), inside(baseline, record.picture));
  }
  note(baseline, { at: new Date().toISOString(), by, reason, changes, states });
  return states;
}

export function note(
  baseline: string,
  entry: Acceptance & { at: string; changes: readonly string[]; states: readonly string[] },
) {
  const path = join(baseline, ACCEPTED_FILE);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown[]) : [];
  writeFileSync(path, `${JSON.stringify([...before, entry], null, 1)}\n`);
}

/** @throws {UsageError} without results */
export function idsIn(folder: string): string[] {
  const states = join(folder, STATES_FOLDER);
  if (!existsSync(states)) throw new UsageError(`${folder} has no results of a sweep or a review`);
  return readdirSync(states).map((name) => name.replace(/\.json$/, ''));
}
