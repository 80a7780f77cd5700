/** Number of characters at the end of an id that are shown, and minimum number that has to stay hidden. */
const SHOWN = 4;
const HIDDEN = 4;

/** Masks an id for people who are not signed in: keeps its last 4 characters, or none if the id has fewer than 8. */
export function maskedId(id: string): string {
  const characters = [...id];
  if (characters.length === 0) return '';
  return characters.length < SHOWN + HIDDEN ? '•••' : `•••${characters.slice(-SHOWN).join('')}`;
}
