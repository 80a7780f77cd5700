import { describe, expect, it } from 'vitest';
import { type ButtonSize, type ButtonVariant, buttonStyles, showsSubtitle } from './button-styles';
import { cn } from './cn';

const SIZES: ButtonSize[] = ['xx-small', 'x-small', 'small', 'middle', 'default', 'large', 'x-large'];
const VARIANTS: ButtonVariant[] = [
  'default',
  'primary',
  'secondary',
  'secondaryBrand',
  'tradeLong',
  'tradeShort',
  'tradeSecondary',
  'marketing',
];

describe('button styles', () => {
  it('default to the middle size and the secondary variant', () => {
    expect(buttonStyles()).toBe(buttonStyles({ size: 'middle', variant: 'secondary' }));
    expect(buttonStyles({ size: 'default' })).toBe(buttonStyles({ size: 'middle' }));
  });

  it.each(VARIANTS)('contain no conflicting classes: %s', (variant) => {
    for (const size of SIZES) {
      for (const disabled of [false, true]) {
        const classes = buttonStyles({ variant, size, disabled, block: true });
        expect(cn(classes)).toBe(classes);
      }
    }
  });

  it('differ for each variant', () => {
    expect(new Set(VARIANTS.map((variant) => buttonStyles({ variant }))).size).toBe(8);
  });

  it('have a height that grows with the size, at least 24 px (the smallest click target)', () => {
    const heights = SIZES.map((size) => Number(/min-h-(\d+)/.exec(buttonStyles({ size }))?.[1]) * 4);
    expect(heights).toEqual([24, 28, 32, 40, 40, 48, 56]);
  });

  it('give disabled buttons of all variants the same look', () => {
    const look = (variant: ButtonVariant) => buttonStyles({ variant, disabled: true }).split(' ');
    for (const variant of VARIANTS) {
      expect(look(variant)).toEqual(expect.arrayContaining(['bg-sunken', 'text-muted', 'border-line']));
      expect(look(variant)).not.toContain(`bg-brand`);
    }
  });

  it('show a subtitle only in the small size with a trade variant', () => {
    const shown = SIZES.flatMap((size) =>
      VARIANTS.filter((variant) => showsSubtitle(size, variant)).map((v) => [size, v]),
    );
    expect(shown).toEqual([
      ['small', 'tradeLong'],
      ['small', 'tradeShort'],
      ['small', 'tradeSecondary'],
    ]);
  });
});
