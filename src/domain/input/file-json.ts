import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { fileText } from './file-text';

/** The message is a predicate such as `is not JSON: line 1, column 2`. It quotes nothing of the file. */
export class FileJsonError extends Error {
  override readonly name = 'FileJsonError';
}

/** The value of a JSON file in any encoding of `fileText`. @throws {FileJsonError} */
export function fileJson(bytes: Uint8Array): unknown {
  const text = fileText(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new FileJsonError(`is not JSON${placeIn(text)}`);
  }
}

/** The JavaScript engines' own messages name no place, or quote the file. */
function placeIn(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return '';
  const lines = text.slice(0, first.offset).split('\n');
  const why = printParseErrorCode(first.error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `: line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1} (${why.toLowerCase()})`;
}
