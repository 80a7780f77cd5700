/** Every text passes through this folder, so that rules never see invisible characters. */

/** Such as direction marks, zero-width spaces and soft hyphens. */
const UNSEEN = /(?!\p{Join_Control}|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu;
/** Variation selectors, which only Han names need. */
const VARIANT = /(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;
/** Joiners, except where letters need them, as in Persian and Hindi. */
const JOINER =
  /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Keeps lines; removes invisible characters, composes and trims. */
export function readText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(VARIANT, '')
    .replace(JOINER, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(CONTROL, '')
    .normalize('NFC')
    .trim();
}

/** Line breaks and runs of spaces become one space. */
export function readLine(text: string): string {
  return readText(text).replace(/\s+/g, ' ');
}

/** Unifies the signs that keyboards use as apostrophes. */
export function readName(text: string): string {
  return readLine(text).replace(/[\u0060\u00b4\u2018\u2019\u201b\u2032\uff07]/g, "'");
}

/** Email or web address; converts wide characters. */
export function readAddress(text: string): string {
  return readLine(text.normalize('NFKC'));
}

/** Digits become 0-9; letters, spaces and dashes stay. */
export function readDocumentNumber(text: string): string {
  return readLine(toLatinDigits(text.normalize('NFKC')));
}

/** Removes grouping: '221 2345-6789'. Other signs stay for the rule to refuse. */
export function readDigits(text: string): string {
  return toLatinDigits(readLine(text)).replace(/[\s.\-\u2010-\u2015\u2212]/g, '');
}

export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode encodes digits in runs of ten. */
function digitOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Finds a one-time code: 'Your code is 123-456.' gives '123456'. Prefers the first number of exactly `length` digits. */
export function readCode(text: string, length: number): string {
  const latin = toLatinDigits(readLine(text));
  const numbers = latin.match(/\d(?:[ \-\u2010-\u2013]?\d)*/g)?.map((match) => match.replace(/\D/g, ''));
  return numbers?.find((digits) => digits.length === length) ?? latin.replace(/\D/g, '').slice(0, length);
}
