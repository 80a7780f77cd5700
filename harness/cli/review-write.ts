import { resolve } from 'node:path';
import { UsageError } from '../kit/errors';
import { namedPacks, type PackPlan, packNamed, packPlan, type ReviewScope } from '../kit/pack/pack-order';
import { purposeOf } from '../kit/pack/purpose';
import { DIST_DIR } from '../kit/paths';
import { writePack } from '../tools/review/pack';
import { buildPages } from './build-steps';

type Labels = Pick<PackPlan, 'title' | 'owner' | 'retention'>;
type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };
type Selected = Pick<ReviewScope, 'sites' | 'routes' | 'walks' | 'scenarios'>;

interface WriteOptions extends Given<Labels>, Given<Selected>, Given<Pick<ReviewScope, 'languages' | 'devices'>> {
  readonly pack?: string | undefined;
  /** Prints the named packs. */
  readonly list?: boolean | undefined;
  readonly out?: string | undefined;
  readonly dist?: string | undefined;
}

/**
 * Resolves with exit code 1 if a page failed a check. @throws {UsageError} without an option or build, or if the folder
 * is not empty
 */
export async function writeReview({ out: folder, dist, list, ...options }: WriteOptions): Promise<number> {
  if (list) {
    for (const [name, { title, parts }] of namedPacks()) console.log(`${name}\t${title}\t${purposeOf(parts)}`);
    return 0;
  }
  if (folder === undefined) throw new UsageError('--out names the folder for the pack');
  const plan = planOf(options);
  const out = resolve(folder);
  const distDir = resolve(dist ?? DIST_DIR);
  await buildPages();
  const { pages, failed, manifest } = await writePack({ plan, out, distDir, say: (line) => console.error(line) });
  console.log(JSON.stringify({ pages, failed, out, contentHash: manifest.contentHash }));
  return failed === 0 ? 0 : 1;
}

const DEFAULT_TITLE = 'Review of the account area';

/** @throws {UsageError} if they do not say what to show */
function planOf({ pack, title, owner, retention, languages, devices, ...selected }: WriteOptions): PackPlan {
  const labels = given({ title, owner, retention });
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

function given<T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
