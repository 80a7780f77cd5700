import { Decimal } from 'decimal.js';

/** A clone, so global settings cannot affect it. For display, use `numbers.ts`. */
export const ProductDecimal = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP });

const DEFAULT_PLACES = 8;

/** Rounds half up. @param places decimals (default: 8) @throws if `value` is not a number */
export function toFixedDecimal(value: string | number, places = DEFAULT_PLACES): string {
  return new ProductDecimal(value).toFixed(places);
}

/** Each unit with its lower limit. */
const UNITS = [
  { from: '1e9', suffix: 'B' },
  { from: '1e6', suffix: 'M' },
  { from: '1e3', suffix: 'K' },
] as const;
const ABBREVIATED_PLACES = 2;

/** Such as `1.50M`; no unit below 1000. @throws if `value` is not a number */
export function abbreviate(value: string | number): string {
  const number = new ProductDecimal(value);
  const rounded = (unit: string) => number.div(unit).toDecimalPlaces(ABBREVIATED_PLACES);
  const index = UNITS.findIndex(({ from }) => number.abs().gte(from));
  const larger = UNITS[(index === -1 ? UNITS.length : index) - 1];
  const own = UNITS[index];
  const unit =
    larger &&
    rounded(own?.from ?? '1')
      .abs()
      .gte(1000)
      ? larger
      : own;
  return unit === undefined
    ? number.toFixed(ABBREVIATED_PLACES)
    : `${rounded(unit.from).toFixed(ABBREVIATED_PLACES)}${unit.suffix}`;
}
