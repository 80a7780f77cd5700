import { resolve } from 'node:path';
import { ROUTES } from '../../src/domain/routes';
import { SITES } from '../../src/domain/sites';
import { LANGUAGES } from '../../src/i18n/languages';
import { DEVICES } from '../engine/scenario';
import { verifyPack, writeManifest } from '../review/manifest';
import { writePack } from '../review/pack';
import { addSignOff, brokenSignOffs, DECISIONS, readSignOffs } from '../review/sign-off';
import { readRecord } from '../sweep/record';
import { UsageError } from './exit';
import { DIST_DIR } from './paths';
import { buildHash } from './sweep';

/** Names of the options of `review`, `review sign` and `review verify`. */
export const REVIEW_OPTIONS = [
  'sites',
  'languages',
  'routes',
  'states',
  'devices',
  'out',
  'dist',
  'page',
  'by',
  'decision',
  'note',
] as const;
type Options = Readonly<Partial<Record<(typeof REVIEW_OPTIONS)[number], string | undefined>>>;

/**
 * Writes, verifies or signs a review pack; resolves with the exit code.
 *
 * @throws {UsageError} when an argument is wrong
 */
export async function review(words: readonly string[], options: Options): Promise<number> {
  const [form, folder, ...more] = words;
  if (form === undefined) return write(options);
  if (folder === undefined || more.length > 0 || !['verify', 'sign'].includes(form)) {
    throw new UsageError(`"review ${words.join(' ')}" is neither "review verify DIR" nor "review sign DIR"`);
  }
  return form === 'verify' ? verify(resolve(folder)) : sign(resolve(folder), options);
}

async function write(options: Options): Promise<number> {
  const out = resolve(given('out', options.out));
  const distDir = options.dist === undefined ? DIST_DIR : resolve(options.dist);
  const scope = {
    sites: list('sites', options.sites, SITES),
    languages: list('languages', options.languages, Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]),
    routes: list(
      'routes',
      options.routes,
      ROUTES.map(({ path }) => path),
    ),
    devices: list('devices', options.devices ?? 'desktop', DEVICES),
    states: list('states', options.states ?? 'routes', ['routes', 'named'] as const)[0] ?? 'routes',
  };
  const { states, failed } = await writePack({ scope, out, distDir, build: await buildHash(distDir) });
  console.log(JSON.stringify({ states, failed, out, manifest: writeManifest(out) }));
  return 0;
}

async function verify(folder: string): Promise<number> {
  const found = verifyPack(folder);
  const problems = found.ok ? brokenSignOffs(readSignOffs(folder)) : found.problems;
  for (const problem of problems) console.error(problem);
  if (!found.ok || problems.length > 0) return 1;
  console.log(JSON.stringify({ files: found.files, manifest: found.hash }));
  return 0;
}

async function sign(folder: string, { page, by, decision, note = '' }: Options): Promise<number> {
  const found = verifyPack(folder);
  if (!found.ok) throw new UsageError(`Only an unchanged pack can be signed:\n${found.problems.join('\n')}`);
  const id = given('page', page);
  if (readRecord(folder, id) === undefined) throw new UsageError(`--page: the pack has no page "${id}"`);
  const [chosen = 'note'] = list('decision', given('decision', decision), DECISIONS);
  addSignOff(folder, { page: id, by: given('by', by), decision: chosen, note, at: new Date().toISOString() });
  console.log(JSON.stringify({ signOffs: readSignOffs(folder).length, manifest: writeManifest(folder) }));
  return 0;
}

function given(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing`);
  return value;
}

/** Reads a list of known values, separated by commas; `all` stands for all of them. */
function list<T extends string>(name: string, value: string | undefined, known: readonly T[]): T[] {
  const items = given(name, value).split(',');
  if (items.length === 1 && items[0] === 'all') return [...known];
  const unknown = items.find((item) => !known.includes(item as T));
  if (unknown !== undefined) throw new UsageError(`--${name} takes ${known.join(', ')}, not "${unknown}"`);
  return items as T[];
}
