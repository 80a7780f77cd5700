export interface Translation {
  readonly language: string;
  readonly texts: readonly Translated[];
  /** A line for each part that cannot be read, with its place. */
  readonly left: readonly string[];
}

export interface Translated {
  /** Name of the file and line in it, such as `de.csv:12`. */
  readonly place: string;
  readonly file: string;
  readonly key: string;
  /** As exported. */
  readonly source: string;
  /** Empty if not translated. */
  readonly target: string;
}

/** Of a file that cannot be read at all. */
export function unreadable(place: string, why: string): Translation {
  return { language: '', texts: [], left: [`${place}: ${why}`] };
}
