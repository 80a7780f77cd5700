import type { Fault } from './fault-schema';
import { faultRow } from './faults';

/** Decides which faults of a scenario apply to a request. Counts for each fault how many requests it matched and how many it hit. */
export class FaultPlan {
  readonly #entries: { readonly fault: Fault; seen: number; struck: number }[];
  /** Whether any fault of the plan breaks connections. */
  readonly cuts: boolean;

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
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
      (entry) => faultRow(entry.fault.kind).strikes?.(entry.fault, entry.seen) ?? true,
    );
    for (const entry of matching) entry.seen += 1;
    for (const entry of candidates) {
      if (entry.fault.times !== undefined && entry.struck >= entry.fault.times) continue;
      entry.struck += 1;
      yield entry.fault;
    }
  }
}
