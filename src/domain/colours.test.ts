import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isColour, readableOn, withOpacity } from './colours';

describe('isColour', () => {
  it.each(['#f7a600', '#F7A600', '#000000'])('accepts %s', (value) => {
    expect(isColour(value)).toBe(true);
  });
  it.each(['f7a600', '#fff', '#f7a6001', '#f7a600ff', '#g7a600', ' #f7a600', '#f7a600\n', 'orange', ''])(
    'rejects %j',
    (value) => {
      expect(isColour(value)).toBe(false);
    },
  );
});

describe('withOpacity', () => {
  it.each([
    [0, '#f7a60000'],
    [0.04, '#f7a6000a'],
    [0.5, '#f7a60080'],
    [1, '#f7a600ff'],
  ])('opacity %d gives %s', (opacity, expected) => {
    expect(withOpacity('#f7a600', opacity)).toBe(expected);
  });

  it('always adds two hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (opacity) => {
        expect(withOpacity('#123456', opacity)).toMatch(/^#123456[0-9a-f]{2}$/);
      }),
    );
  });

  it.each([-0.01, 1.01, Number.NaN])('rejects opacity %d', (opacity) => {
    expect(() => withOpacity('#123456', opacity)).toThrow('between 0 and 1');
  });

  it('rejects an invalid colour', () => {
    expect(() => withOpacity('#123', 1)).toThrow('#123');
  });
});

describe('readableOn', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#f7a600', '#000000'],
    ['#1a5fd0', '#ffffff'],
    ['#757575', '#ffffff'],
    ['#777777', '#000000'],
    // Mixed: dark channels use the linear part of the curve.
    ['#0a7f0a', '#ffffff'],
    ['#0a8a0a', '#000000'],
  ])('on %s is %s', (colour, text) => {
    expect(readableOn(colour)).toBe(text);
  });
});
