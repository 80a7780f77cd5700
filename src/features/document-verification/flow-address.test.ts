import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../../domain/statuses';
import { STEP_LEVELS } from '../../domain/steps';
import { FLOW_STEPS } from '../../domain/verification-screens';
import { type FlowPlace, placeQuery, readPlace } from './flow-address';

describe('the place in the flow', () => {
  it('comes back from the address as it was written', () => {
    const place: fc.Arbitrary<FlowPlace> = fc.record({
      level: fc.constantFrom(undefined, ...STEP_LEVELS),
      step: fc.constantFrom(...FLOW_STEPS),
      country: fc.constantFrom('', 'TUR', 'NGA'),
      documentType: fc.constantFrom(undefined, ...DOCUMENT_TYPES),
    });
    fc.assert(
      fc.property(place, (one) => {
        expect(readPlace(new URLSearchParams(placeQuery(one)))).toEqual(one);
      }),
    );
  });

  it('is the start where the address says nothing that is understood', () => {
    const start = { level: undefined, step: 'choose', country: '', documentType: undefined };
    expect(readPlace(new URLSearchParams())).toEqual(start);
    expect(readPlace(new URLSearchParams('level=LEVEL_9&step=fly&country=turkey&document=VISA'))).toEqual(start);
  });
});
