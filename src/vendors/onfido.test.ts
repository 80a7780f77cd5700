import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { VendorEvent } from './vendor';

// The loader touches `window` when it is imported: the adapter is, too, only where there is one.
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
    [{ type: 'geoblocked_request' }, { type: 'failed', code: 'onfido-geoblocked_request' }],
    // What the loader hands on when the script does not come: an error of the browser, without a type.
    [new TypeError('Failed to fetch dynamically imported module'), { type: 'failed', code: 'load-failed' }],
  ] as [unknown, VendorEvent][])('means by the error %o', (error, event) => {
    expect(onfido.onfidoError(error)).toEqual(event);
  });

  it('asks for the document that was chosen already, and no other', () => {
    expect(onfido.onfidoSteps({ documentType: 'DRIVERS', country: 'GBR' })).toEqual([
      { type: 'document', options: { documentTypes: { driving_licence: { country: 'GBR' } } } },
      'face',
    ]);
    expect(onfido.onfidoSteps({ documentType: 'PASSPORT', country: '' })).toEqual([
      { type: 'document', options: { documentTypes: { passport: true } } },
      'face',
    ]);
  });

  it('asks for any document where none was chosen, or one that it does not know', () => {
    const any = [{ type: 'document' }, 'face'];
    expect(onfido.onfidoSteps({ documentType: undefined, country: 'TUR' })).toEqual(any);
    expect(onfido.onfidoSteps({ documentType: 'BVN', country: 'NGA' })).toEqual(any);
  });
});
