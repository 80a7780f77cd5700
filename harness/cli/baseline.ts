import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acceptChanges, type ChangeGroup, compareSweeps, groupChanges } from '../baseline/baseline';
import { filePage, html } from '../server/html';
import { PICTURES_FOLDER, STATES_FOLDER } from '../sweep/record';
import { UsageError } from './exit';

/** File that a comparison writes into a sweep's folder. */
const DIFFERENCES_FOLDER = 'differences';
const DIFFERENCES_PAGE = 'differences.html';

interface BaselineFolders {
  readonly baseline: string;
  readonly sweep: string;
}

/** Compares a sweep with the accepted one, and writes a page of the differences. Returns the exit code: 1 if a state differs. */
export function compareSweep({ baseline, sweep }: BaselineFolders): number {
  const groups = groupsOf(baseline, sweep);
  const page = resolve(sweep, DIFFERENCES_PAGE);
  writeFileSync(page, differencesPage(groups));
  console.log(
    JSON.stringify({ changes: groups.length, states: groups.flatMap(({ states }) => states).length, report: page }),
  );
  return groups.length === 0 ? 0 : 1;
}

/**
 * Copies the named changes, or all, into the baseline. Returns the exit code.
 *
 * @param changes names, separated by commas
 * @throws {UsageError} when a folder holds no results, or there is no such change
 */
export function acceptSweep({ baseline, sweep, changes }: BaselineFolders & { readonly changes?: string | undefined }) {
  if (!existsSync(join(baseline, STATES_FOLDER))) return first(resolve(baseline), resolve(sweep));
  const groups = groupsOf(baseline, sweep);
  const wanted = changes?.split(',');
  const unknown = wanted?.find((name) => !groups.some(({ change }) => change === name));
  if (unknown !== undefined) throw new UsageError(`--changes: there is no change "${unknown}"`);
  const chosen = groups.filter(({ change }) => wanted?.includes(change) ?? true);
  const states = acceptChanges(resolve(baseline), resolve(sweep), chosen);
  console.log(JSON.stringify({ changes: chosen.length, states }));
  return 0;
}

/** @throws {UsageError} when a folder holds no results */
function groupsOf(baseline: string, sweep: string): ChangeGroup[] {
  return groupChanges(compareSweeps(resolve(baseline), resolve(sweep), resolve(sweep, DIFFERENCES_FOLDER)));
}

/** There is no baseline yet: the whole sweep becomes the baseline. */
function first(accepted: string, sweep: string): number {
  if (!existsSync(join(sweep, STATES_FOLDER))) throw new UsageError(`${sweep} holds no results of a sweep`);
  mkdirSync(accepted, { recursive: true });
  for (const folder of [STATES_FOLDER, PICTURES_FOLDER])
    cpSync(join(sweep, folder), join(accepted, folder), { recursive: true });
  console.log(JSON.stringify({ accepted: 'all', baseline: accepted }));
  return 0;
}

/** Lists each change once, with the first of its states; the pictures are in the same folder as the page. */
function differencesPage(groups: readonly ChangeGroup[]): string {
  const style =
    'body { font: 14px/1.45 system-ui, sans-serif; padding: 16px } img { max-width: 48%; border: 1px solid #999 }';
  const body = html`<h1>${groups.length} changes</h1>
${groups.map(
  ({ change, kind, gone, came, states: [state, ...others] }) => html`<section><h2>${kind}: <code>${change}</code></h2>
<p>${state}${others.length > 0 && ` and ${others.length} more: ${others.join(', ')}`}</p>
<ul>${gone.map((text) => html`<li><del>${text}</del></li>`)}${came.map((text) => html`<li><ins>${text}</ins></li>`)}</ul>
${kind !== 'missing' && html`<img src="${PICTURES_FOLDER}/${state}.jpg" alt="Now" loading="lazy">`}
${kind === 'changed' && html`<img src="${DIFFERENCES_FOLDER}/${state}.jpg" alt="Difference" loading="lazy">`}</section>`,
)}`;
  return filePage(`${groups.length} changes`, style, body);
}
