import { describe, expect, it } from 'vitest';
import { variantOfHost } from './variants';

describe('variantOfHost', () => {
  const patterns = { hongKong: ['.hk', '.com.hk'], uae: ['.ae'] };
  it.each([
    ['www.example.hk', 'hong-kong'],
    ['WWW.EXAMPLE.COM.HK', 'hong-kong'],
    ['www.example.ae', 'uae'],
    ['www.example.com', 'default'],
    ['hk.example.com', 'default'],
    ['shk', 'default'],
  ])('of %s is %s', (host, variant) => {
    expect(variantOfHost(host, patterns)).toBe(variant);
  });
});
