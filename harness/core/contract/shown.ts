/**
 * Values are never printed. Unknown names and path parts may be values too, so only those like programmers' names are
 * shown.
 */

const HIDDEN = '?';

const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,39}$/;
/** Names such as `sha256` have digits; more digits mean an id. */
const MOST_DIGITS = 3;

export function shownName(name: string): string {
  return NAME.test(name) && name.replace(/\D/g, '').length <= MOST_DIGITS ? name : HIDDEN;
}

export function shownPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' ? '' : shownName(part)))
    .join('/');
}

export function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as 'string'] ??
    'unknown'
  );
}
