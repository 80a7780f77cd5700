import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../kit/errors';
import { PICTURES_FOLDER, STATES_FOLDER } from '../kit/record';
import { html } from '../server/html';
import { type Acceptance, acceptChanges, compareStates, groupChanges, idsIn, note } from '../tools/baseline/baseline';
import { differencesPage } from '../tools/baseline/differences-page';

const DIFFERENCES_FOLDER = 'differences';
const DIFFERENCES_PAGE = 'differences.html';

const LEAD = html`<p>"baseline accept --changes" takes the names beside the headings.</p>`;

interface BaselineFolders {
  readonly baseline: string;
  readonly sweep: string;
}

/** Writes a page of the differences. Returns exit code 1 if a state differs. */
export function compareSweep(folders: BaselineFolders): number {
  const [before, after] = [resolve(folders.baseline), resolve(folders.sweep)];
  const marked = join(after, DIFFERENCES_FOLDER);
  const differences = compareStates(before, after, marked);
  const groups = groupChanges(differences);
  const report = join(after, DIFFERENCES_PAGE);
  const title = `${groups.length} changes`;
  writeFileSync(report, differencesPage({ title, at: after, before, after, marked, groups, lead: LEAD }));
  console.log(JSON.stringify({ changes: groups.length, states: differences.length, report }));
  return groups.length === 0 ? 0 : 1;
}

interface AcceptOptions extends BaselineFolders, Acceptance {
  /** Separated by commas. Default: all. */
  readonly changes?: string | undefined;
}

/**
 * Copies states with only accepted changes into the baseline. Returns the exit code. @throws {UsageError} without
 * results, or for an unknown change
 */
export function acceptSweep({ baseline, sweep, changes, by, reason }: AcceptOptions): number {
  const [before, after] = [resolve(baseline), resolve(sweep)];
  if (!existsSync(join(before, STATES_FOLDER))) return first(before, after, { by, reason });
  const differences = compareStates(before, after, join(after, DIFFERENCES_FOLDER));
  const known = groupChanges(differences).map(({ change }) => change);
  const wanted = changes?.split(',') ?? known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`--changes: there is no change "${unknown}"`);
  const states = acceptChanges(before, after, differences, wanted, { by, reason });
  console.log(JSON.stringify({ changes: wanted.length, states: states.length }));
  return 0;
}

function first(accepted: string, sweep: string, acceptance: Acceptance): number {
  const states = idsIn(sweep);
  mkdirSync(accepted, { recursive: true });
  for (const folder of [STATES_FOLDER, PICTURES_FOLDER])
    cpSync(join(sweep, folder), join(accepted, folder), { recursive: true });
  note(accepted, { at: new Date().toISOString(), ...acceptance, changes: ['all'], states });
  console.log(JSON.stringify({ accepted: 'all', baseline: accepted }));
  return 0;
}
