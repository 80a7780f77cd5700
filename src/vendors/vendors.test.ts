import { describe, expect, it } from 'vitest';
import { aai } from './aai';
import { jumio } from './jumio';
import { isVendorPage } from './redirect';
import { sumsubError, sumsubLanguage } from './sumsub';

const expired = { type: 'failed', code: 'session-expired' };

describe('the return address of Jumio', () => {
  it.each([
    ['acquisitionStatus=SUCCESS&accountId=a&workflowExecutionId=w', { type: 'submitted' }],
    ['transactionStatus=SUCCESS&transactionReference=r', { type: 'submitted' }],
    ['acquisitionStatus=ERROR&errorCode=9200', expired],
    ['transactionStatus=ERROR&errorCode=9210', expired],
    ['acquisitionStatus=ERROR&errorCode=9820', { type: 'camera-refused' }],
    ['acquisitionStatus=ERROR&errorCode=9822', { type: 'camera-refused' }],
    // Neither cancelled nor a refused camera.
    ['acquisitionStatus=ERROR&errorCode=9300', { type: 'failed', code: 'jumio-9300' }],
    ['acquisitionStatus=ERROR&errorCode=9835', { type: 'failed', code: 'jumio-9835' }],
    ['acquisitionStatus=ERROR', { type: 'failed', code: 'jumio-unknown' }],
    ['', undefined],
  ])('%s', (query, event) => {
    expect(jumio.eventOf(new URLSearchParams(query))).toEqual(event);
  });
});

describe('the return address of Advance.AI', () => {
  it.each([
    ['signatureId=s&code=SUCCESS', { type: 'submitted' }],
    ['signatureId=s&code=USER_CANCELLED', { type: 'cancelled' }],
    ['signatureId=s&code=CANCEL', { type: 'cancelled' }],
    ['signatureId=s&code=CAMERA_PERMISSION_DENIED', { type: 'camera-refused' }],
    ['signatureId=s&code=TOKEN_EXPIRED', expired],
    ['signatureId=s&code=SERVICE_ERROR', { type: 'failed', code: 'aai-SERVICE_ERROR' }],
    // May belong to another flow.
    ['code=SUCCESS', undefined],
  ])('%s', (query, event) => {
    expect(aai.eventOf(new URLSearchParams(query))).toEqual(event);
  });
});

describe('Sumsub', () => {
  it.each([
    [{ code: 'camera-permission-denied', error: '' }, { type: 'camera-refused' }],
    [{ code: 'unknown-error', reason: 'NotAllowedError: getUserMedia' }, { type: 'camera-refused' }],
    [
      { code: 'unknown-error', error: 'x' },
      { type: 'failed', code: 'sumsub-unknown-error' },
    ],
    [undefined, { type: 'failed', code: 'sumsub-unknown' }],
    [{ code: 7 }, { type: 'failed', code: 'sumsub-unknown' }],
  ])('maps the error %j to an event', (payload, event) => {
    expect(sumsubError(payload)).toEqual(event);
  });

  it.each([
    ['en-US', 'en'],
    ['tr-TR', 'tr'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-tw'],
    ['zh-HK', 'zh-tw'],
    ['ar-SA', 'ar'],
  ])('maps the language %s to %s', (tag, language) => {
    expect(sumsubLanguage(tag)).toBe(language);
  });
});

describe('the address of a redirect vendor', () => {
  const base = 'https://vendor.example/jumio';
  it.each([
    ['https://vendor.example/start?token=1', '', true],
    ['http://vendor.localhost:4310/jumio/web', '', true],
    ['javascript:alert(1)', '', false],
    ['/relative', '', false],
    ['', '', false],
    ['https://vendor.example/web/v4/app?authorizationToken=t', base, true],
    ['https://evil.example/start', base, false],
    ['https://vendor.example.evil.example/start', base, false],
    ['http://vendor.example/start', base, false],
    ['https://vendor.example:8443/start', base, false],
    ['javascript:alert(1)', base, false],
    ['', base, false],
  ])('%j with the base %j is allowed: %s', (address, configured, allowed) => {
    expect(isVendorPage(address, configured)).toBe(allowed);
  });
});
