import { Decimal } from 'decimal.js';

/**
 * Decimal with the product's settings: precision 20, half-up rounding. A separate constructor, so that changes of the global `Decimal`
 * settings do not affect amounts. Import it only where amounts are computed; code that only formats them uses `numbers.ts`.
 */
export const ProductDecimal = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP });

/** Number of decimals in the product's fixed notation. */
const DEFAULT_PLACES = 8;

/**
 * Formats a number with a fixed number of decimals, rounded half up.
 *
 * @param places number of decimals (default: 8)
 * @throws if `value` is not a number
 */
export function toFixedDecimal(value: string | number, places = DEFAULT_PLACES): string {
  return new ProductDecimal(value).toFixed(places);
}

/** Units of large numbers, and the value from which each is used. */
const UNITS = [
  { from: '1e9', suffix: 'B' },
  { from: '1e6', suffix: 'M' },
  { from: '1e3', suffix: 'K' },
] as const;
const ABBREVIATED_PLACES = 2;

/**
 * Formats a number in K, M or B with two decimals, such as `1.50M`. Numbers below 1000 have two decimals and no unit. The unit of a
 * negative number is that of its absolute value. A number that rounds up to 1000 of its unit uses the next one: 999,999 is `1.00M`.
 *
 * @throws if `value` is not a number
 */
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
