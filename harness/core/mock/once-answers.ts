import { sameJson } from '../effects';
import type { Scenario } from '../scenario';

type Row = Scenario['once'][number];

export class OnceAnswers {
  readonly #rows: { readonly row: Row; isUsed: boolean }[];

  constructor(rows: readonly Row[]) {
    this.#rows = rows.map((row) => ({ row, isUsed: false }));
  }

  /** Counts as given afterwards. */
  take(endpoint: string): Row | undefined {
    const next = this.#rows.find(({ row, isUsed }) => row.endpoint === endpoint && !isUsed);
    if (next === undefined) return undefined;
    next.isUsed = true;
    return next.row;
  }

  /** Rows that stay keep their given state; equal rows are counted. */
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
