import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../cli/exit';
import { shortHash } from '../engine/short-hash';
import { inside } from '../sweep/inside';
import { readRecord, recordPath, STATES_FOLDER, type StateRecord } from '../sweep/record';
import { comparePictures } from './compare-pictures';

/** A state whose page differs from the accepted one. */
export interface StateDifference {
  readonly id: string;
  readonly name: string;
  readonly kind: 'changed' | 'added' | 'missing';
  /** Number of pixels that differ. */
  readonly pixels: number;
  /** Texts that the page no longer shows, and texts that are new. */
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** Key of the change; equal changes have the same key. */
  readonly change: string;
}

/** One decision: every state with the same change. */
export interface ChangeGroup {
  /** Short name of the change, for `baseline accept --changes`. */
  readonly change: string;
  readonly kind: StateDifference['kind'];
  readonly gone: readonly string[];
  readonly came: readonly string[];
  readonly states: readonly string[];
}

/** Compares the results of two sweeps state by state, and writes pictures of the differences into a folder. */
export function compareSweeps(baseline: string, sweep: string, pictures: string): StateDifference[] {
  const before = idsIn(baseline);
  const after = idsIn(sweep);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  return [...new Set([...before, ...after])].sort().flatMap((id) => {
    const [old, now] = [readRecord(baseline, id), readRecord(sweep, id)];
    if (now === undefined) return old === undefined ? [] : [inOneSweep(old, 'missing')];
    if (old === undefined) return [inOneSweep(now, 'added')];
    return changed(old, now, { baseline, sweep, pictures });
  });
}

interface Folders {
  readonly baseline: string;
  readonly sweep: string;
  readonly pictures: string;
}

function changed(old: StateRecord, now: StateRecord, { baseline, sweep, pictures }: Folders): StateDifference[] {
  const gone = old.texts.filter((text) => !now.texts.includes(text));
  const came = now.texts.filter((text) => !old.texts.includes(text));
  const seen =
    old.pictureHash === now.pictureHash || old.picture === null || now.picture === null
      ? undefined
      : comparePictures(readFileSync(inside(baseline, old.picture)), readFileSync(inside(sweep, now.picture)));
  if (seen === undefined && gone.length === 0 && came.length === 0) return [];
  if (seen !== undefined) writeFileSync(inside(pictures, `${now.id}.jpg`), seen.picture);
  // Two states with the same changed texts have the same change, wherever the texts are. If no text changed, the shape of the differing
  // pixels decides.
  const change = gone.length + came.length > 0 ? `text ${JSON.stringify([gone, came])}` : `shape ${seen?.shape}`;
  return [
    { id: now.id, name: now.name, kind: 'changed', pixels: seen?.pixels ?? 0, gone, came, change: shortHash(change) },
  ];
}

function inOneSweep({ id, name }: StateRecord, kind: 'added' | 'missing'): StateDifference {
  return { id, name, kind, pixels: 0, gone: [], came: [], change: kind };
}

/** Groups equal changes, so that one decision is enough for all states with the same change. */
export function groupChanges(differences: readonly StateDifference[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { readonly states: string[] }>();
  for (const { change, kind, gone, came, id } of differences) {
    const group = groups.get(change) ?? { change, kind, gone, came, states: [] };
    group.states.push(id);
    groups.set(change, group);
  }
  return [...groups.values()].sort((a, b) => b.states.length - a.states.length);
}

/** Copies the states of some groups into the baseline; states that are missing from the sweep are removed from it. */
export function acceptChanges(baseline: string, sweep: string, groups: readonly ChangeGroup[]): number {
  const states = groups.flatMap((group) => group.states);
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
  return states.length;
}

/** @throws {UsageError} when the folder holds no results */
function idsIn(folder: string): string[] {
  const states = join(folder, STATES_FOLDER);
  if (!existsSync(states)) throw new UsageError(`${folder} holds no results of a sweep`);
  return readdirSync(states).map((name) => name.replace(/\.json$/, ''));
}
