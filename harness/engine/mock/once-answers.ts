import { sameJson } from '../effects';
import type { Scenario } from '../scenario';

type Row = Scenario['once'][number];

/** The answers of a scenario that a call gets one time only, and which of them were given. */
export class OnceAnswers {
  readonly #rows: { readonly row: Row; isUsed: boolean }[];

  constructor(rows: readonly Row[]) {
    this.#rows = rows.map((row) => ({ row, isUsed: false }));
  }

  /** The next answer of a call, which then counts as given; undefined if there is none. */
  take(endpoint: string): Row | undefined {
    const next = this.#rows.find(({ row, isUsed }) => row.endpoint === endpoint && !isUsed);
    if (next === undefined) return undefined;
    next.isUsed = true;
    return next.row;
  }

  /** The answers after a change of the scenario. A row that was there before stays given; of equal rows, as many as were given. */
  changedTo(rows: readonly Row[]): OnceAnswers {
    const changed = new OnceAnswers(rows);
    const used = this.#rows.filter(({ isUsed }) => isUsed);
    for (const each of changed.#rows) {
      const at = used.findIndex(({ row }) => sameJson(row, each.row));
      if (at === -1) continue;
      each.isUsed = true;
      used.splice(at, 1);
    }
    return changed;
  }
}
