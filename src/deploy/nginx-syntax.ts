/** First line of a file for the present build; change it when an older file would serve the build wrongly. */
export const FORMAT = '# Format 2.';

export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Keys are written unchanged. */
export function map(source: string, name: string, rows: readonly (readonly [string, string])[]): string[] {
  return ['', `map ${quoted(source)} $${name} {`, ...rows.map(([key, value]) => `    ${key} ${quoted(value)};`), '}'];
}

/** A `map` pattern, quoted because it may hold braces. nginx keeps most backslashes. */
export function pattern(text: string, ignoresCase = false): string {
  return `"~${ignoresCase ? '*' : ''}${toTheEnd(text)}"`;
}

/** In nginx, `$` also matches before a final newline. */
export function toTheEnd(expression: string): string {
  return expression.replace(/\$$/, '\\z');
}
