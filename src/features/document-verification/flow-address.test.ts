import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../../domain/statuses';
import { STEP_LEVELS } from '../../domain/steps';
import { FLOW_STEPS } from '../../domain/verification-screens';
import { type FlowPlace, isWithoutPhotos, placeQuery, readPlace } from './flow-address';

describe('the place in the flow', () => {
  it('is read from the address as it was written', () => {
    const place: fc.Arbitrary<FlowPlace> = fc.record({
      level: fc.constantFrom(undefined, ...STEP_LEVELS),
      step: fc.constantFrom(...FLOW_STEPS),
      country: fc.constantFrom('', 'TUR', 'NGA'),
      documentType: fc.constantFrom(undefined, ...DOCUMENT_TYPES),
    });
    fc.assert(
      fc.property(place, (one) => {
        expect(readPlace(new URLSearchParams(placeQuery(one)))).toEqual(one);
        const content = one.step === 'result' ? 'details' : undefined;
        expect(readPlace(new URLSearchParams(placeQuery({ ...one, content: 'details' })))).toEqual({ ...one, content });
      }),
    );
  });

  it('is the start if the address has nothing valid', () => {
    const start = { level: undefined, step: 'choose', country: '', documentType: undefined };
    expect(readPlace(new URLSearchParams())).toEqual(start);
    expect(readPlace(new URLSearchParams('level=LEVEL_9&step=fly&country=turkey&document=VISA&submitted=x'))).toEqual(
      start,
    );
  });
});

describe('a result without photos', () => {
  it.each([
    { what: 'a document', place: { documentType: 'PASSPORT', content: undefined }, expected: false },
    { what: 'nothing that the address names', place: { documentType: undefined, content: undefined }, expected: false },
    { what: 'a number', place: { documentType: 'BVN', content: undefined }, expected: true },
    {
      what: 'what another company has verified',
      place: { documentType: undefined, content: 'details' },
      expected: true,
    },
    {
      what: 'what another company has verified, after a document was chosen',
      place: { documentType: 'PASSPORT', content: 'details' },
      expected: true,
    },
  ] as const)('$what: $expected', ({ place, expected }) => {
    expect(isWithoutPhotos(place)).toBe(expected);
  });
});
