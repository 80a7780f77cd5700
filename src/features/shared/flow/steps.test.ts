import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHECK } from './step-address';
import { furthestStep, isFieldOf, nameOfStep, shownStep } from './steps';

const text = z.string().check(z.minLength(1));
const schema = z.object({ country: text, street: text, city: text, consent: z.literal(true) });
const steps = [
  { name: 'country', fields: ['country'] },
  { name: 'address', fields: ['street', 'city'] },
];
const full = { country: 'TUR', street: 'x', city: 'y', consent: false };

describe('the furthest step', () => {
  it.each([
    ['nothing', { country: '', street: '', city: '' }, 0],
    ['the country only', { country: 'TUR', street: '', city: '' }, 1],
    ['a part of the second step', { country: 'TUR', street: 'x', city: '' }, 1],
    ['the second step, but not the first', { country: '', street: 'x', city: 'y' }, 0],
    ['everything but the consent, which the check asks for', full, 2],
  ])('with %s answered', (_what, values, index) => {
    expect(furthestStep(steps, schema, values)).toBe(index);
  });
});

describe('the step of an address', () => {
  it.each([
    [undefined, 2, 0],
    ['country', 2, 0],
    ['address', 2, 1],
    [CHECK, 2, 2],
    ['unknown', 2, 0],
    // The address cannot skip a missing answer.
    [CHECK, 1, 1],
    ['address', 0, 0],
  ])('%s, at most %i, is step %i', (named, furthest, index) => {
    expect(shownStep(steps, named, furthest)).toBe(index);
  });

  it('has the name by which it is found again', () => {
    for (const index of [0, 1, 2]) expect(shownStep(steps, nameOfStep(steps, index), 2)).toBe(index);
  });
});

it.each([
  ['files', true],
  ['files.0', true],
  ['country', true],
  ['filesNote', false],
  ['files2.0', false],
  ['street', false],
])('the field %s belongs to the screen of files and country: %s', (path, expected) => {
  expect(isFieldOf(['files', 'country'], path)).toBe(expected);
});
