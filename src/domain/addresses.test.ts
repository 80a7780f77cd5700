import { describe, expect, it } from 'vitest';
import { haveSameOrigin, isPath, isWebAddress, isWebAddressOrPath, isWebOrigin, readOrigin } from './addresses';

const KINDS = [
  ['https://vendor.example/start?token=1', 'web'],
  ['HTTP://vendor.localhost:4310/jumio/web', 'web'],
  ['/help-centre', 'path'],
  ['/help-centre?topic=a#b', 'path'],
  ['/', 'path'],
  ['javascript:alert(1)', 'refused'],
  ['JaVaScRiPt:alert(1)', 'refused'],
  [' javascript:alert(1)', 'refused'],
  ['java\tscript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['vbscript:x', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['blob:https://vendor.example/1', 'refused'],
  ['xhttp://vendor.example', 'refused'],
  ['mailto:a@vendor.example', 'refused'],
  ['//vendor.example/start', 'refused'],
  ['/\\vendor.example', 'refused'],
  ['/\t/vendor.example', 'refused'],
  ['help-centre', 'refused'],
  ['vendor.example', 'refused'],
  ['https://', 'refused'],
  ['', 'refused'],
] as const;

describe('an address from a server', () => {
  it.each(KINDS)('classifies %j as %s', (address, kind) => {
    expect([isWebAddress(address), isPath(address), isWebAddressOrPath(address)]).toEqual([
      kind === 'web',
      kind === 'path',
      kind !== 'refused',
    ]);
  });
});

it.each([
  ['https://partner.example', true],
  ['http://localhost:4000', true],
  ['*', false],
  ['https://partner.example/', false],
  ['blob:https://partner.example/1', false],
  ['javascript:alert(1)', false],
  ['null', false],
])('isWebOrigin(%j) is %s', (text, expected) => {
  expect(isWebOrigin(text)).toBe(expected);
});

it.each([
  ['https://partner.example', 'https://partner.example'],
  ['https://partner.example/', 'https://partner.example'],
  ['https://PARTNER.example:443', 'https://partner.example'],
  ['http://partner.example:8080/', 'http://partner.example:8080'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  [' https://partner.example ', 'https://partner.example'],
  ['https://partner.example/page', undefined],
  ['https://partner.example/?a', undefined],
  ['https://partner.example/#', undefined],
  ['https://user@partner.example', undefined],
  ['blob:https://partner.example/1', undefined],
  ['javascript:alert(1)', undefined],
  ['*', undefined],
  ['', undefined],
])('the origin of %j is %j', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

describe('haveSameOrigin', () => {
  it.each([
    ['https://vendor.example/a', 'https://vendor.example', true],
    ['https://vendor.example:443/a', 'https://VENDOR.example/b?c', true],
    ['https://vendor.example.evil.example/a', 'https://vendor.example', false],
    ['https://vendor.example@evil.example/', 'https://vendor.example', false],
    ['https://a.vendor.example/', 'https://vendor.example', false],
    ['http://vendor.example/', 'https://vendor.example', false],
    ['https://vendor.example:8443/', 'https://vendor.example', false],
    ['javascript:1', 'javascript:1', false],
    ['', 'https://vendor.example', false],
  ])('of %j and %j is %s', (one, other, same) => {
    expect([haveSameOrigin(one, other), haveSameOrigin(other, one)]).toEqual([same, same]);
  });
});
