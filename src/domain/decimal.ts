import { Decimal } from 'decimal.js';

/**
 * Decimal arithmetic as the product does it: precision 20, half-up rounding (spec 9). A constructor of our own, so that
 * nobody's global settings change what an amount is. Loaded by what computes; what only shows uses `numbers.ts`.
 */
export const ProductDecimal = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP });

/** Decimals of the default fixed formatting (spec 9). */
const DEFAULT_PLACES = 8;

/** A decimal string with exactly `places` decimals, rounded half up. Throws on what is no number. */
export function toFixedDecimal(value: string | number, places = DEFAULT_PLACES): string {
  return new ProductDecimal(value).toFixed(places);
}

/** Large numbers are abbreviated from these on (spec 9). */
const UNITS = [
  { from: '1e9', suffix: 'B' },
  { from: '1e6', suffix: 'M' },
  { from: '1e3', suffix: 'K' },
] as const;
const ABBREVIATED_PLACES = 2;

/**
 * A number in K, M or B with two decimals, such as `1.50M`; below a thousand as it is, with two decimals too. Negative numbers go by their size.
 * Rounding never leaves a thousand of the smaller unit: 999,999 is `1.00M`. Throws on what is no number.
 */
export function abbreviate(value: string | number): string {
  const number = new ProductDecimal(value);
  const rounded = (unit: string) => number.div(unit).toDecimalPlaces(ABBREVIATED_PLACES);
  const index = UNITS.findIndex(({ from }) => number.abs().gte(from));
  const above = UNITS[(index === -1 ? UNITS.length : index) - 1];
  const own = UNITS[index];
  // What rounds up to a thousand of its own unit is one of the unit above.
  const unit =
    above &&
    rounded(own?.from ?? '1')
      .abs()
      .gte(1000)
      ? above
      : own;
  return unit === undefined
    ? number.toFixed(ABBREVIATED_PLACES)
    : `${rounded(unit.from).toFixed(ABBREVIATED_PLACES)}${unit.suffix}`;
}
