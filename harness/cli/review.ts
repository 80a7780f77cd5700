import { resolve } from 'node:path';
import { comparePacks } from '../review/compare';
import { keepApprovals } from '../review/keep';
import { makeKeys, readPrivateKey, readPublicKey } from '../review/keys';
import { writePack } from '../review/pack';
import { namedPacks, type PackPlan, packNamed, packPlan, type ReviewScope } from '../review/scope/pack-order';
import { type Decided, signPack } from '../review/sign';
import { serviceOf, stampingWith } from '../review/time-stamp/ask';
import { readRoots } from '../review/time-stamp/roots';
import { verifyPack } from '../review/verify';
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

/** Makes the keys of a person who signs; returns the exit code. @throws {UsageError} when a file exists */
export function makeReviewKeys(out: string): number {
  const file = resolve(out);
  console.log(JSON.stringify({ key: file, publicKey: `${file}.pub`, id: makeKeys(file) }));
  return 0;
}

interface VerifyOptions {
  /** Files of public keys. */
  readonly key?: readonly string[] | undefined;
  /** Folder of the pack from which approvals were kept. */
  readonly old?: string | undefined;
  /** Files with certificates of the authorities of time stamps. */
  readonly tsaCa?: readonly string[] | undefined;
}

/** Checks a pack, with keys also who has signed it; resolves with the exit code. @throws {UsageError} when a key or certificate cannot be read */
export async function verifyReview(pack: string, { key, old, tsaCa }: VerifyOptions): Promise<number> {
  const keys = key?.map((file) => readPublicKey(resolve(file)));
  const earlier = old === undefined ? undefined : resolve(old);
  const roots = tsaCa?.flatMap((file) => readRoots(resolve(file)));
  const order = { keys, old: earlier, roots };
  const { problems, manifest, hash, signOffs, decision } = await verifyPack(resolve(pack), order);
  const timeStamps = signOffs.filter(({ stamp }) => stamp !== null).length;
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || manifest === undefined) return 1;
  if (keys === undefined) {
    console.error(
      'Without --key only the integrity is checked, not the authorship: whoever changes all files can write new signatures.',
    );
  }
  if (earlier === undefined && signOffs.some(({ kept }) => kept !== null)) {
    console.error(
      'Without --old, that the pages of kept approvals have not changed is the word of the person who kept them.',
    );
  }
  if (roots === undefined && timeStamps > 0) {
    console.error(
      'Without --tsa-ca the issuers of the time stamps are not checked: anyone can make one with a certificate of their own.',
    );
  }
  const files = Object.keys(manifest.files).length;
  const { contentHash } = manifest;
  console.log(
    JSON.stringify({
      files,
      contentHash,
      manifest: hash,
      signOffs: signOffs.length,
      decision,
      authors: keys !== undefined,
      timeStamps,
      issuers: roots !== undefined,
    }),
  );
  return 0;
}

/** Compares two packs; resolves with the exit code: 1 if a page differs. @throws {UsageError} when a pack was changed */
export async function compareReviews(
  before: string,
  after: string,
  { out }: { readonly out: string },
): Promise<number> {
  const found = await comparePacks(resolve(before), resolve(after), resolve(out));
  console.log(JSON.stringify(found));
  return found.changes === 0 ? 0 : 1;
}

/** What the command line says of time stamps. */
interface StampOptions {
  /** Address of a service for time stamps. */
  readonly timestamp?: string | undefined;
  /** Object identifier of a policy of the service. */
  readonly timestampPolicy?: string | undefined;
}

const stampingOf = ({ timestamp, timestampPolicy }: StampOptions) =>
  timestamp === undefined ? undefined : stampingWith(serviceOf(timestamp, timestampPolicy));

interface KeepOptions extends StampOptions {
  readonly by: string;
  readonly key: string;
  readonly trusted: readonly string[];
  readonly note: string;
  readonly out: string;
}

/**
 * Keeps the approvals of a pack for a later one; resolves with the exit code.
 *
 * @throws {UsageError} when a pack was changed, or there is nothing to keep
 */
export async function keepReviews(before: string, after: string, options: KeepOptions) {
  const { by, note, key, trusted, out } = options;
  const { comparison, kept, manifest } = await keepApprovals(resolve(before), resolve(after), {
    ...{ by, note, stamping: stampingOf(options) },
    key: readPrivateKey(resolve(key)),
    trusted: trusted.map((file) => readPublicKey(resolve(file))),
    out: resolve(out),
  });
  const { needed, report } = comparison;
  console.log(JSON.stringify({ kept, needed, report, manifest }));
  return 0;
}

interface SignOptions extends Omit<Decided, 'page'>, StampOptions {
  /** Id of the page. Default: the whole pack. */
  readonly page?: string | undefined;
  /** File of the private key. */
  readonly key?: string | undefined;
}

/** Adds a decision to a pack; resolves with the exit code. @throws {UsageError} when the pack was changed, or the decision is not possible */
export async function signReview(
  pack: string,
  { page, key: file, by, decision, role, note, ...stamps }: SignOptions,
): Promise<number> {
  const key = file === undefined ? undefined : readPrivateKey(resolve(file));
  const decided = { by, decision, role, note, page: page ?? null };
  console.log(JSON.stringify(await signPack(resolve(pack), decided, key, { stamping: stampingOf(stamps) })));
  return 0;
}
