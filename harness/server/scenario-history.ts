import type { ScenarioInput } from '../core/scenario';

interface Change {
  /** The scenario at the other end. */
  readonly input: ScenarioInput;
  /** Whether it begins a run with a fresh mock and log. */
  readonly restarts: boolean;
}

export type Direction = 'undo' | 'redo';

export type Steps = Readonly<Record<Direction, number>>;

/** Scenarios may be large. */
const MAX_CHANGES = 50;

export class ScenarioHistory {
  readonly #changes: Record<Direction, Change[]> = { undo: [], redo: [] };

  get steps(): Steps {
    return { undo: this.#changes.undo.length, redo: this.#changes.redo.length };
  }

  /** Clears what could be redone. */
  note(before: Change): void {
    this.#changes.undo = [...this.#changes.undo, before].slice(-MAX_CHANGES);
    this.#changes.redo = [];
  }

  /** Undefined if there is none. */
  next(direction: Direction): Change | undefined {
    return this.#changes[direction].at(-1);
  }

  /** @param before the replaced scenario */
  went(direction: Direction, before: ScenarioInput): void {
    const made = this.#changes[direction].pop();
    if (made) this.#changes[direction === 'undo' ? 'redo' : 'undo'].push({ ...made, input: before });
  }
}
