/** Keeps the length, and the places of letters. */

const NAMES = ['Alex', 'Sample'] as const;

/** Matches key, name or `autocomplete`; the first row wins. */
const MADE_UP: readonly (readonly [RegExp, (typed: string) => string])[] = [
  [/given-name|first-?_?name/i, () => NAMES[0]],
  [/family-name|last-?_?name|surname/i, () => NAMES[1]],
  [/fields\.date\.day|bday-day/i, () => '17'],
  [/fields\.date\.month|bday-month/i, () => '4'],
  [/fields\.date\.year|bday-year/i, () => '1990'],
  [/birth|bday/i, () => '1990-04-17'],
  [/e-?mail/i, () => 'alex@example.com'],
  [/street|address-line|building/i, () => '1 Sample Street'],
  [/city|town|address-level/i, () => 'Sampleton'],
  [/code\.label|one-time-code|challenge/i, (typed) => typed],
  [/number|postal|postcode|zip|phone|\btel\b|tax|passport|document/i, sameShape],
  [/name/i, () => `${NAMES[0]} ${NAMES[1]}`],
];

/** @param about the field's key, name and `autocomplete` */
export function madeUp(typed: string, about: string): string {
  if (typed === '') return '';
  return MADE_UP.find(([field]) => field.test(about))?.[1](typed) ?? typed;
}

function sameShape(typed: string): string {
  let digit = 0;
  let letter = 0;
  return typed.replace(/\p{Nd}|\p{L}/gu, (one) => {
    if (/\p{Nd}/u.test(one)) {
      digit += 1;
      return String(digit % 10);
    }
    const next = String.fromCharCode(65 + (letter % 26));
    letter += 1;
    return /\p{Ll}/u.test(one) ? next.toLowerCase() : next;
  });
}
