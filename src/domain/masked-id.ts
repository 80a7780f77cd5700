/** Characters of an id that may be seen, and how many have to stay hidden for that. */
const SHOWN = 4;
const HIDDEN = 4;

/** An id as it may be shown to whoever holds a link: its end, and nothing of an id that is too short to hide anything. */
export function maskedId(id: string): string {
  const signs = [...id];
  if (signs.length === 0) return '';
  return signs.length < SHOWN + HIDDEN ? '•••' : `•••${signs.slice(-SHOWN).join('')}`;
}
