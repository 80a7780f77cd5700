/**
 * What may be printed of a recording. Values never are. Names of unknown fields and parts of unknown paths come from the server, too, and
 * may be values themselves: an id in a path, or an object whose keys are email addresses. They are shown only if they look like names that
 * a programmer chose.
 */

/** Stands for what is not shown. */
const HIDDEN = '?';

/** Begins with a letter, at most 40 characters. */
const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,39}$/;
/** Digits that a name has, as in `sha256`. More are an id. */
const MOST_DIGITS = 3;

/** The name, or `?` if it may be a value. */
export function shownName(name: string): string {
  return NAME.test(name) && name.replace(/\D/g, '').length <= MOST_DIGITS ? name : HIDDEN;
}

/** The path with `?` for each part that may be a value. */
export function shownPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' ? '' : shownName(part)))
    .join('/');
}

/** The type of a value in words, without the value. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as 'string'] ??
    'unknown'
  );
}
