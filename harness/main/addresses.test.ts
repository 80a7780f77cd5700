import { describe, expect, it } from 'vitest';
import { isAllowedFrame, isAllowedRequest, isAppAddress, isGalleryAddress, isHarnessAddress } from './addresses';

const PORT = 4310;

/** Address, then the four functions' results. */
const TABLE = [
  ['http://www.harness.localhost:4310/user/accounts/', true, true, true, true],
  ['http://api2.hk.harness.localhost:4310/v3', true, true, true, true],
  ['ws://www.harness.localhost:4310/', true, true, true, true],
  ['http://vendor.localhost:4310/sumsub', true, true, true, true],
  ['http://harness.localhost:4310/__harness__/api/scenario', true, false, true, false],
  ['http://www.hk.s-0a1b2c3d.localhost:4310/user/accounts/', true, true, true, true],
  ['http://vendor-s-0a1b2c3d.localhost:4310/jumio/web', true, true, true, true],
  ['http://s-0a1b2c3d.localhost:4310/', true, false, true, false],
  ['http://127.0.0.1:4310/', true, false, true, false],
  ['http://[::1]:4310/', true, false, true, false],
  ['http://www.harness.localhost:9999/', false, false, false, false],
  ['https://www.harness.localhost:4310/', false, false, false, false],
  ['http://www.harness.localhost.example.com:4310/', false, false, false, false],
  ['http://evillocalhost:4310/', false, false, false, false],
  ['http://www.harness.localhost:4310@example.com/', false, false, false, false],
  ['https://example.com/', false, false, false, false],
  ['file:///etc/passwd', false, false, false, false],
  ['about:blank', false, false, true, true],
  ['blob:http://www.harness.localhost:4310/1', false, false, true, true],
  ['data:text/html,x', false, false, true, false],
  ['javascript:alert(1)', false, false, false, false],
  ['not an address', false, false, false, false],
] as const;

describe('rules for addresses', () => {
  it.each(TABLE)('%s: harness %s, app %s, request %s, frame %s', (address, harness, app, request, frame) => {
    expect(isHarnessAddress(address, PORT)).toBe(harness);
    expect(isAppAddress(address, PORT)).toBe(app);
    expect(isAllowedRequest(address, PORT)).toBe(request);
    expect(isAllowedFrame(address, PORT)).toBe(frame);
  });
});

describe('isGalleryAddress', () => {
  it.each([
    ['http://harness.localhost:4310/gallery/', true],
    ['http://harness.localhost:4310/gallery/?theme=dark&state=dialog', true],
    ['http://harness.localhost:4310/', false],
    ['http://harness.localhost:4310/gallery/../__harness__/api/scenario', false],
    ['http://www.harness.localhost:4310/gallery/', false],
    ['http://harness.localhost:9999/gallery/', false],
    ['https://harness.localhost:4310/gallery/', false],
    ['not an address', false],
  ])('%s: %s', (address, expected) => {
    expect(isGalleryAddress(address, PORT)).toBe(expected);
  });
});
