export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches whole texts; `*` matches any characters. */
export function wildcard(text: string): RegExp {
  return new RegExp(`^${text.split('*').map(escaped).join('.*')}$`);
}
