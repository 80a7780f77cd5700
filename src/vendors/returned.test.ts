import { expect, it } from 'vitest';
import { returnedEnd } from './returned';

/** Names that every object inherits. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

it.each([
  ['provider=PROVIDER_JUMIO&acquisitionStatus=SUCCESS&accountId=a&workflowExecutionId=w', { type: 'submitted' }],
  ['provider=PROVIDER_AAI&signatureId=s&code=CAMERA_PERMISSION_DENIED', { type: 'camera-refused' }],
  // As with 'Back'.
  ['provider=PROVIDER_JUMIO', { type: 'cancelled' }],
  ['provider=PROVIDER_AAI&code=SUCCESS', { type: 'cancelled' }],
  // Embedded vendors do not return.
  ['provider=PROVIDER_SUMSUB&code=SUCCESS', undefined],
  ['provider=PROVIDER_ONFIDO', undefined],
  ['provider=somebody', undefined],
  ['acquisitionStatus=SUCCESS', undefined],
  ['', undefined],
])('the end of a run by the address %j', (query, end) => {
  expect(returnedEnd(new URLSearchParams(query))).toEqual(end);
});

it.each(INHERITED)('the code %s of a vendor is unknown', (code) => {
  const jumio = new URLSearchParams({ provider: 'PROVIDER_JUMIO', acquisitionStatus: 'ERROR', errorCode: code });
  const aai = new URLSearchParams({ provider: 'PROVIDER_AAI', signatureId: 's', code });
  expect(returnedEnd(jumio)).toEqual({ type: 'failed', code: `jumio-${code}` });
  expect(returnedEnd(aai)).toEqual({ type: 'failed', code: `aai-${code}` });
  expect(returnedEnd(new URLSearchParams({ provider: code }))).toBeUndefined();
});
