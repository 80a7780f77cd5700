/** Characters shown, and the minimum that stays hidden. */
const SHOWN = 4;
const HIDDEN = 4;

/** The last 4 characters, or none below 8. */
export function maskedId(id: string): string {
  const characters = [...id];
  if (characters.length === 0) return '';
  return characters.length < SHOWN + HIDDEN ? '•••' : `•••${characters.slice(-SHOWN).join('')}`;
}
