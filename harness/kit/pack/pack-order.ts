import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { SITES } from '../../../src/domain/sites';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { SCREENS } from '../../../src/screens/screens';
import { DEVICES, parseScenario, type ScenarioInput } from '../../core/scenario';
import { ACT_NAMES, stepsSchema } from '../../core/walks/steps';
import { UsageError } from '../errors';
import { givenJson } from '../given-file';
import { ROOT } from '../paths';

/**
 * Schema of a pack's plan, in `fixtures/packs` or a tester's file. Each part shows its screens, scenarios and walks per
 * site, language and device.
 */

const list = <T extends z.ZodType>(entry: T) => z.array(entry).readonly();

const pattern = z.string().regex(/^[a-z0-9*-]+$/, 'an id in lower case; * matches any characters');

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
  /** Each in its usual state. */
  routes: list(z.enum(SCREENS.map(({ path }) => path))).default([]),
  /** In full, at each site. */
  agreements: z.boolean().default(false),
  /** Named scenarios, by their ids. */
  scenarios: list(pattern).default([]),
  /** Runs in each scenario; only the last page is shown. */
  steps: stepsSchema,
  /** By id; each step is a page. */
  walks: list(pattern).default([]),
  /** Ends each walk before this act. */
  until: z.enum(ACT_NAMES).optional(),
  /** Unnamed scenarios and walks. */
  own: list(OWN).default([]),
});

export type ReviewScope = z.output<typeof SCOPE>;

const PACK = z.strictObject({
  title: z.string().min(1),
  /** Who keeps the pack. */
  owner: z.string().default(''),
  retention: z.string().default(''),
  parts: z.array(SCOPE).min(1).readonly(),
});

export type PackPlan = z.output<typeof PACK>;

const PACKS_FOLDER = join(ROOT, 'fixtures/packs');

export function namedPacks(): ReadonlyMap<string, PackPlan> {
  const files = readdirSync(PACKS_FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(files.sort().map((file) => [file.replace('.json', ''), readPlan(join(PACKS_FOLDER, file))]));
}

/** A pack of `fixtures/packs`, or a JSON file. @throws {UsageError} if it is neither or not valid */
export function packNamed(name: string): PackPlan {
  const named = join(PACKS_FOLDER, `${name}.json`);
  if (/^[\w-]+$/.test(name) && existsSync(named)) return readPlan(named);
  if (existsSync(name)) return readPlan(name);
  throw new UsageError(`--pack: there is no pack and no file "${name}"; "review --list" prints all packs`);
}

function readPlan(file: string): PackPlan {
  const what = `--pack: ${file}`;
  return packPlan(givenJson(file, what), what);
}

/** @param what prefix of the error @throws {UsageError} if it is not valid */
export function packPlan(value: unknown, what: string): PackPlan {
  const parsed = PACK.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '(all)'}: ${message}`);
  throw new UsageError(`${what} is not a pack:\n${problems.join('\n')}`);
}
