/** The text that a part of an address spells; undefined if its percent signs spell none. */
export function percentDecoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
