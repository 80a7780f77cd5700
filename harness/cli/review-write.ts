import { resolve } from 'node:path';
import { writePack } from '../review/pack';
import { namedPacks, type PackPlan, packNamed, packPlan, type ReviewScope } from '../review/scope/pack-order';
import { UsageError } from './exit';
import { DIST_DIR } from './paths';

type Labels = Pick<PackPlan, 'title' | 'purpose' | 'owner' | 'retention'>;
type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };
/** Options of which a named pack has its own. */
type Selected = Pick<ReviewScope, 'sites' | 'routes' | 'walks' | 'scenarios'>;

interface WriteOptions extends Given<Labels>, Given<Selected>, Given<Pick<ReviewScope, 'languages' | 'devices'>> {
  /** Name or file of a pack. */
  readonly pack?: string | undefined;
  /** Prints the named packs. */
  readonly list?: boolean | undefined;
  readonly out?: string | undefined;
  readonly dist?: string | undefined;
}

/**
 * Writes a review pack; resolves with the exit code: 1 if a page failed a check.
 *
 * @throws {UsageError} when an option is missing, the folder is not empty, or there is no build as it was built
 */
export async function writeReview({ out: folder, dist, list, ...options }: WriteOptions): Promise<number> {
  if (list) {
    for (const [name, { title, purpose }] of namedPacks()) console.log(`${name}\t${title}\t${purpose}`);
    return 0;
  }
  if (folder === undefined) throw new UsageError('--out names the folder for the pack');
  const plan = planOf(options);
  const out = resolve(folder);
  const distDir = resolve(dist ?? DIST_DIR);
  const { pages, failed, manifest } = await writePack({ plan, out, distDir, say: (line) => console.error(line) });
  console.log(JSON.stringify({ pages, failed, out, contentHash: manifest.contentHash }));
  return failed === 0 ? 0 : 1;
}

const DEFAULT_TITLE = 'Review of the account area';

/** The pack that the options ask for. @throws {UsageError} when they do not say what to show */
function planOf({ pack, title, purpose, owner, retention, languages, devices, ...selected }: WriteOptions): PackPlan {
  const labels = given({ title, purpose, owner, retention });
  const places = given({ languages, devices });
  if (pack !== undefined) {
    const [own] = Object.keys(given(selected));
    if (own !== undefined) throw new UsageError(`--pack has its own ${own}; leave --${own} out`);
    const plan = packNamed(pack);
    return { ...plan, ...labels, parts: plan.parts.map((part) => ({ ...part, ...places })) };
  }
  if (selected.sites === undefined || languages === undefined) {
    throw new UsageError('Name a pack with --pack ("review --list" prints them), or say --sites and --languages');
  }
  if ((selected.routes ?? selected.walks ?? selected.scenarios) === undefined) {
    throw new UsageError('Say what to show: --routes, --walks or --scenarios');
  }
  return packPlan(
    { title: DEFAULT_TITLE, ...labels, parts: [{ ...given(selected), ...places }] },
    'What was asked for',
  );
}

/** The options that were given. */
function given<T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
