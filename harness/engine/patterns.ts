/** A text as a part of a regular expression that matches exactly this text. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A pattern that matches whole texts; `*` in it stands for any characters. */
export function wildcard(text: string): RegExp {
  return new RegExp(`^${text.split('*').map(escaped).join('.*')}$`);
}
