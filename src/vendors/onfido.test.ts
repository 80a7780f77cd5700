import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { VendorEvent } from './vendor';

let onfido: typeof import('./onfido');
beforeAll(async () => {
  vi.stubGlobal('window', {});
  onfido = await import('./onfido');
});

describe('Onfido', () => {
  it.each([
    [{ type: 'permissions_unavailable' }, { type: 'camera-refused' }],
    [{ type: 'no_camera' }, { type: 'camera-refused' }],
    [{ type: 'user_consent_denied' }, { type: 'cancelled' }],
    [{ type: 'expired_token' }, { type: 'failed', code: 'session-expired' }],
    [{ type: 'invalid_token' }, { type: 'failed', code: 'session-expired' }],
    [{ type: 'constructor' }, { type: 'failed', code: 'onfido-constructor' }],
    [{ type: 'geoblocked_request' }, { type: 'failed', code: 'onfido-geoblocked_request' }],
    // A failed script gives a browser error without a type.
    [new TypeError('Failed to fetch dynamically imported module'), { type: 'failed', code: 'load-failed' }],
  ] as [unknown, VendorEvent][])('maps the error %o to an event', (error, event) => {
    expect(onfido.onfidoError(error)).toEqual(event);
  });

  it('requests only the document that the member has already chosen', () => {
    expect(onfido.onfidoSteps({ documentType: 'DRIVERS', country: 'GBR' })).toEqual([
      { type: 'document', options: { documentTypes: { driving_licence: { country: 'GBR' } } } },
      'face',
    ]);
    expect(onfido.onfidoSteps({ documentType: 'PASSPORT', country: '' })).toEqual([
      { type: 'document', options: { documentTypes: { passport: true } } },
      'face',
    ]);
  });

  it('requests any document if none was chosen, or one that Onfido does not support', () => {
    const any = [{ type: 'document' }, 'face'];
    expect(onfido.onfidoSteps({ documentType: undefined, country: 'TUR' })).toEqual(any);
    expect(onfido.onfidoSteps({ documentType: 'BVN', country: 'NGA' })).toEqual(any);
  });
});
