import { resolve } from 'node:path';
import { keepApprovals } from '../review/keep';
import { readPrivateKey, readPublicKey } from '../review/keys';
import { type Decided, signPack } from '../review/sign';
import { serviceOf, stampingWith } from '../review/time-stamp/ask';

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
