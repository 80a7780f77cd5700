import type { Fault } from './fault-schema';
import { faultRow } from './faults';

interface PlannedFault {
  readonly fault: Fault;
  /** Requests that it matched (`seen`) and hit. */
  seen: number;
  struck: number;
  readonly seenOf: Map<string, number>;
}

export class FaultPlan {
  readonly #entries: readonly PlannedFault[];
  readonly cuts: boolean;

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map((fault) => ({ fault, seen: 0, struck: 0, seenOf: new Map() }));
    this.cuts = faults.some(({ kind }) => faultRow(kind).cuts);
  }

  /** In the scenario's order. Each yielded fault counts as used, so stop at the first that ends the request. */
  *striking(name: string | undefined): Generator<Fault> {
    const matching = this.#entries.filter(({ fault }) => fault.endpoint === '*' || fault.endpoint === name);
    // `offline-after` counts requests, even after an earlier fault.
    const candidates = matching.filter(
      (entry) =>
        entry.seen + 1 >= (entry.fault.from ?? 1) &&
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

function isInShare({ share, seed = 1 }: Fault, name: string, seen: number): boolean {
  return share === undefined || fractionOf(`${seed} ${name} ${seen}`) < share;
}

/** From 0 up to but excluding 1: FNV-1a with MurmurHash3's bit mixing. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
