import type { Fault } from './fault-schema';
import { faultRow } from './faults';

interface PlannedFault {
  readonly fault: Fault;
  /** How many requests it matched, and how many it hit. */
  seen: number;
  struck: number;
  /** How many requests of each call it matched. */
  readonly seenOf: Map<string, number>;
}

/** Decides which faults of a scenario apply to a request. Counts for each fault how many requests it matched and how many it hit. */
export class FaultPlan {
  readonly #entries: readonly PlannedFault[];
  /** Whether any fault of the plan breaks connections. */
  readonly cuts: boolean;

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map((fault) => ({ fault, seen: 0, struck: 0, seenOf: new Map() }));
    this.cuts = faults.some(({ kind }) => faultRow(kind).cuts);
  }

  /**
   * Yields the faults that apply to a request to `name`, in the scenario's order. Each yielded fault counts as used, so the caller has to stop
   * at the first one that ends the request. For an unknown call (`name` undefined) only faults with the endpoint `*` apply.
   */
  *striking(name: string | undefined): Generator<Fault> {
    const matching = this.#entries.filter(({ fault }) => fault.endpoint === '*' || fault.endpoint === name);
    // Every matching fault counts the request, even if an earlier fault ends it: `offline-after` counts requests.
    const candidates = matching.filter(
      (entry) =>
        (faultRow(entry.fault.kind).strikes?.(entry.fault, entry.seen) ?? true) &&
        isInShare(entry.fault, name ?? '', entry.seenOf.get(name ?? '') ?? 0),
    );
    for (const entry of matching) {
      entry.seen += 1;
      entry.seenOf.set(name ?? '', (entry.seenOf.get(name ?? '') ?? 0) + 1);
    }
    for (const entry of candidates) {
      if (entry.fault.times !== undefined && entry.struck >= entry.fault.times) continue;
      entry.struck += 1;
      yield entry.fault;
    }
  }
}

/** Whether a fault with a share strikes the request of a call that `seen` others of that call preceded. */
function isInShare({ share, seed = 1 }: Fault, name: string, seen: number): boolean {
  return share === undefined || fractionOf(`${seed} ${name} ${seen}`) < share;
}

/** A number from 0 to 1, without 1, that follows from a text: FNV-1a, with its bits mixed as in MurmurHash3. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
