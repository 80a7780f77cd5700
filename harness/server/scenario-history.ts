import type { ScenarioInput } from '../engine/scenario';

/** A change of a session's scenario, as seen from one of its ends. */
interface Change {
  /** The scenario at the other end of the change. */
  readonly input: ScenarioInput;
  /** Whether the change begins a new run, with a fresh mock and log. */
  readonly restarts: boolean;
}

export type Direction = 'undo' | 'redo';

/** How many changes can be taken back, and made again. */
export type Steps = Readonly<Record<Direction, number>>;

/** Most changes that can be taken back: a scenario may be large. */
const MAX_CHANGES = 50;

/** The changes of a session's scenario that can be taken back, and those that were. */
export class ScenarioHistory {
  readonly #changes: Record<Direction, Change[]> = { undo: [], redo: [] };

  get steps(): Steps {
    return { undo: this.#changes.undo.length, redo: this.#changes.redo.length };
  }

  /** Notes a change; what was taken back before cannot be made again then. */
  note(before: Change): void {
    this.#changes.undo = [...this.#changes.undo, before].slice(-MAX_CHANGES);
    this.#changes.redo = [];
  }

  /** The change to make next; undefined if there is none. */
  next(direction: Direction): Change | undefined {
    return this.#changes[direction].at(-1);
  }

  /** Notes that the next change of a direction was made. @param before the scenario that it has replaced */
  went(direction: Direction, before: ScenarioInput): void {
    const made = this.#changes[direction].pop();
    if (made) this.#changes[direction === 'undo' ? 'redo' : 'undo'].push({ ...made, input: before });
  }
}
