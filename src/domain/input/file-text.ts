/**
 * The text of a file: UTF-8 or UTF-16, with or without a byte order mark, else Windows-1252, which older programs write.
 */
export function fileText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(unicodeOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Without a mark, UTF-16 shows by the NUL in its first character, which text files begin with from ASCII. */
function unicodeOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
