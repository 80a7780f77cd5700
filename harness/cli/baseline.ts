import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acceptChanges, type ChangeGroup, compareSweeps, groupChanges } from '../baseline/baseline';
import { Html, html } from '../server/html';
import { PICTURES_FOLDER, STATES_FOLDER } from '../sweep/record';
import { UsageError } from './exit';

/** File that a comparison writes into a sweep's folder. */
const DIFFERENCES_FOLDER = 'differences';
const DIFFERENCES_PAGE = 'differences.html';

/**
 * `baseline compare` exits with 1 if a state differs from the accepted one; `baseline accept` copies the named changes, or all, into the
 * baseline.
 *
 * @throws {UsageError} when an argument is wrong
 */
export async function baseline(
  words: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const [form = '', ...more] = words;
  if (!['compare', 'accept'].includes(form) || more.length > 0) {
    throw new UsageError(`"baseline ${words.join(' ')}" is neither "baseline compare" nor "baseline accept"`);
  }
  const [accepted, sweep] = ['baseline', 'sweep'].map((name) => {
    const value = options[name];
    if (value === undefined) throw new UsageError(`--${name} is missing`);
    return resolve(value);
  }) as [string, string];
  if (!existsSync(join(sweep, STATES_FOLDER))) throw new UsageError(`${sweep} holds no results of a sweep`);
  if (form === 'accept' && !existsSync(join(accepted, STATES_FOLDER))) return first(accepted, sweep);
  const groups = groupChanges(compareSweeps(accepted, sweep, join(sweep, DIFFERENCES_FOLDER)));
  return form === 'compare' ? report(groups, sweep) : accept(groups, accepted, sweep, options.changes);
}

/** There is no baseline yet: the whole sweep becomes the baseline. */
function first(accepted: string, sweep: string): number {
  mkdirSync(accepted, { recursive: true });
  for (const folder of [STATES_FOLDER, PICTURES_FOLDER])
    cpSync(join(sweep, folder), join(accepted, folder), { recursive: true });
  console.log(JSON.stringify({ accepted: 'all', baseline: accepted }));
  return 0;
}

function accept(groups: readonly ChangeGroup[], accepted: string, sweep: string, names: string | undefined): number {
  const wanted = names?.split(',');
  const unknown = wanted?.find((name) => !groups.some(({ change }) => change === name));
  if (unknown !== undefined) throw new UsageError(`--changes: there is no change "${unknown}"`);
  const chosen = groups.filter(({ change }) => wanted?.includes(change) ?? true);
  console.log(JSON.stringify({ changes: chosen.length, states: acceptChanges(accepted, sweep, chosen) }));
  return 0;
}

function report(groups: readonly ChangeGroup[], sweep: string): number {
  const page = join(sweep, DIFFERENCES_PAGE);
  writeFileSync(page, differencesPage(groups));
  console.log(
    JSON.stringify({ changes: groups.length, states: groups.flatMap(({ states }) => states).length, report: page }),
  );
  return groups.length === 0 ? 0 : 1;
}

/** Lists each change once, with the first of its states; the pictures are in the same folder as the page. */
function differencesPage(groups: readonly ChangeGroup[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${groups.length} changes</title>
<style>${new Html('body { font: 14px/1.45 system-ui, sans-serif; padding: 16px } img { max-width: 48%; border: 1px solid #999 }')}</style></head>
<body><h1>${groups.length} changes</h1>
${groups.map(
  ({ change, kind, gone, came, states: [state, ...others] }) => html`<section><h2>${kind}: <code>${change}</code></h2>
<p>${state}${others.length > 0 && ` and ${others.length} more: ${others.join(', ')}`}</p>
<ul>${gone.map((text) => html`<li><del>${text}</del></li>`)}${came.map((text) => html`<li><ins>${text}</ins></li>`)}</ul>
${kind !== 'missing' && html`<img src="${PICTURES_FOLDER}/${state}.jpg" alt="Now" loading="lazy">`}
${kind === 'changed' && html`<img src="${DIFFERENCES_FOLDER}/${state}.jpg" alt="Difference" loading="lazy">`}</section>`,
)}
</body></html>
`.text;
}
