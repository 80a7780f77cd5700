/** One property of a state and its values. */
export interface Dimension {
  readonly name: string;
  readonly values: readonly string[];
}

/** Which values of two dimensions may occur together. */
export interface Constraint {
  readonly between: readonly [string, string];
  readonly allows: (first: string, second: string) => boolean;
  /** Why the others may not: a sentence for the report. */
  readonly reason: string;
}

/** A row: the value of each dimension. */
export type Row = Readonly<Record<string, string>>;
