import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROUTES } from '../../../src/domain/routes';
import { SITES } from '../../../src/domain/sites';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { UsageError } from '../../cli/exit';
import { ROOT } from '../../cli/paths';
import { DEVICES, parseScenario, type ScenarioInput } from '../../engine/scenario';
import { ACT_NAMES, stepsSchema } from '../../engine/walks/steps';

/**
 * What a pack shows, as data: the named packs of `fixtures/packs`, and packs of a tester's own in the same form. A pack has parts; each shows
 * its screens, scenarios and walks at each of its sites, in each of its languages, on each of its devices.
 */

const list = <T extends z.ZodType>(entry: T) => z.array(entry).readonly();

/** An id, in which `*` stands for any characters. */
const pattern = z.string().regex(/^[a-z0-9*-]+$/, 'an id in lower case, in which * stands for any characters');

const OWN = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words with hyphens'),
  scenario: z.custom<ScenarioInput>(
    (value) => parseScenario(value).ok,
    'no valid scenario; "npm run harness -- schema" prints its form',
  ),
});

const SCOPE = z.strictObject({
  sites: z.array(z.enum(SITES)).min(1).readonly(),
  languages: z
    .array(z.enum(Object.keys(LANGUAGES) as Language[]))
    .min(1)
    .readonly(),
  devices: z.array(z.enum(DEVICES)).min(1).readonly().default(['desktop']),
  /** Screens, each in its usual state. */
  routes: list(z.enum(ROUTES.map(({ path }) => path))).default([]),
  /** Whether each agreement of each site is shown in full. */
  agreements: z.boolean().default(false),
  /** Named scenarios, by their ids. */
  scenarios: list(pattern).default([]),
  /** What a member does in each of these scenarios; then only the page after the last step is shown. */
  steps: stepsSchema,
  /** Named walks, by their ids: each step is a page. */
  walks: list(pattern).default([]),
  /** Ends each walk before its first step with this act. */
  until: z.enum(ACT_NAMES).optional(),
  /** Scenarios and walks that have no name. */
  own: list(OWN).default([]),
});

/** One part of what a pack shows. */
export type ReviewScope = z.output<typeof SCOPE>;

const PACK = z.strictObject({
  title: z.string().min(1),
  /** What the pack is for. */
  purpose: z.string().default(''),
  /** Who keeps the pack. */
  owner: z.string().default(''),
  /** How long the pack is kept. */
  retention: z.string().default(''),
  parts: z.array(SCOPE).min(1).readonly(),
});

/** A pack as somebody orders it. */
export type PackPlan = z.output<typeof PACK>;

/** Folder of the named packs: `<name>.json` each. */
const PACKS_FOLDER = join(ROOT, 'fixtures/packs');

/** The named packs, by their names. */
export function namedPacks(): ReadonlyMap<string, PackPlan> {
  const files = readdirSync(PACKS_FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(files.sort().map((file) => [file.replace('.json', ''), readPlan(join(PACKS_FOLDER, file))]));
}

/**
 * The pack that a command was given: the name of one in `fixtures/packs`, or a JSON file.
 *
 * @throws {UsageError} when there is neither, or the file is no pack
 */
export function packNamed(name: string): PackPlan {
  const named = join(PACKS_FOLDER, `${name}.json`);
  if (/^[\w-]+$/.test(name) && existsSync(named)) return readPlan(named);
  if (existsSync(name)) return readPlan(name);
  throw new UsageError(
    `--pack: there is no pack and no file "${name}"; "review --list" prints the packs that there are`,
  );
}

function readPlan(file: string): PackPlan {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--pack: ${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  return packPlan(value, `--pack: ${file}`);
}

/**
 * Checks what somebody orders.
 *
 * @param what words before the message of an error
 * @throws {UsageError} when it is no pack
 */
export function packPlan(value: unknown, what: string): PackPlan {
  const parsed = PACK.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '(all)'}: ${message}`);
  throw new UsageError(`${what} is no pack:\n${problems.join('\n')}`);
}
