/** What is read from a translator's file. */
export interface Translation {
  readonly language: string;
  readonly texts: readonly Translated[];
}

/** One text of a translator's file. */
export interface Translated {
  readonly file: string;
  readonly key: string;
  /** The English text as it was exported. */
  readonly source: string;
  /** Empty where it was not translated. */
  readonly target: string;
}

/** A file is not of the form that the export writes. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
