import { readLine, toLatinDigits } from './text';

/** Loaded with the field. */
export type ParsePhone = typeof import('libphonenumber-js/mobile').default;

export interface Dialled {
  /** ISO 3166-1; undefined without a code. */
  readonly alpha2: string | undefined;
  /** Without the plus sign. */
  readonly dialCode: string;
}

/**
 * Reads '+49 151 …', '0049 151 …' or '0151 …'. Undefined if invalid or not listed. @param chosen stays if it has the dial code @returns
 * country and national number without its leading zero
 */
export function readPhone<C extends Dialled>(
  parse: ParsePhone,
  text: string,
  countries: readonly C[],
  chosen: C | undefined,
): { readonly country: C; readonly number: string } | undefined {
  const typed = toLatinDigits(readLine(text)).replaceAll('\uff0b', '+');
  // Autofill may put a dial code before a whole number.
  const last = typed
    .slice(Math.max(0, typed.lastIndexOf('+')))
    .replace(/^\(?00/, '+')
    .replace(/^\+(\d+)\)/, '+$1 ');
  const once = parse(last, { ...(chosen && { defaultCallingCode: chosen.dialCode }), extract: false });
  if (!once) return undefined;
  const isTwice = !once.isValid() && once.nationalNumber.startsWith(once.countryCallingCode);
  const twice = isTwice ? parse(`+${once.nationalNumber}`, { extract: false }) : undefined;
  const number = twice?.isValid() ? twice : once;
  const same = countries.filter(({ dialCode }) => dialCode === number.countryCallingCode);
  // Several countries share a dial code.
  const country = same.find((one) => one === chosen) ?? same.find(({ alpha2 }) => alpha2 === number.country) ?? same[0];
  return country && { country, number: number.nationalNumber };
}
