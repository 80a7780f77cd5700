export interface Dimension {
  readonly name: string;
  readonly values: readonly string[];
}

export interface Constraint {
  readonly between: readonly [string, string];
  readonly allows: (first: string, second: string) => boolean;
  /** A sentence for the report. */
  readonly reason: string;
}

/** The value of each dimension. */
export type Row = Readonly<Record<string, string>>;
