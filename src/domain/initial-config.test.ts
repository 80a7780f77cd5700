import { describe, expect, it } from 'vitest';
import { isColour } from './colours';
import { parseInitialConfig } from './initial-config';
import { VENDORS } from './statuses';

const DEFAULTS = parseInitialConfig({}).config;

describe('parseInitialConfig', () => {
  it('needs nothing', () => {
    const { config, problems } = parseInitialConfig({});
    expect(problems).toEqual([]);
    expect(config.requestTimeoutMs).toBe(30_000);
    expect(config.environment).toBe('production');
    expect(config.hostPatterns).toEqual({ hongKong: ['.hk'], uae: ['.ae'] });
    expect(config.localesPath.testnet).toBe('/user/accounts/locales/{{lng}}/{{ns}}.json?v={{version}}');
    expect(config.links).toMatchObject({ home: '/', login: '/login', appStore: '' });
  });

  it('replaces a bad field with its default, names it, and keeps the others', () => {
    const { config, problems } = parseInitialConfig({ requestTimeoutMs: -5, environment: 'testnet', unknown: 1 });
    expect(problems).toEqual(['requestTimeoutMs']);
    expect([config.requestTimeoutMs, config.environment]).toEqual([30_000, 'testnet']);
  });

  it('has no server time unless the page has a whole number', () => {
    expect(parseInitialConfig({}).config.serverTime).toBeUndefined();
    expect(parseInitialConfig({ serverTime: 1_795_165_200_000 }).config.serverTime).toBe(1_795_165_200_000);
    expect(parseInitialConfig({ serverTime: 'today' })).toMatchObject({ problems: ['serverTime'] });
    // The time must stay within the calendar while the page is open.
    for (const serverTime of [8.64e15, -8.64e15]) {
      expect(parseInitialConfig({ serverTime })).toMatchObject({ problems: ['serverTime'] });
    }
  });

  it.each<[string, object, object]>([
    ['links.appStore', { links: { appStore: 7, login: '/sign-in' } }, { links: { appStore: '', login: '/sign-in' } }],
    ['links', { links: 'nowhere', version: '3' }, { links: DEFAULTS.links, version: '3' }],
    [
      'hostPatterns.uae',
      { hostPatterns: { uae: null, hongKong: ['.com.hk'] } },
      { hostPatterns: { uae: ['.ae'], hongKong: ['.com.hk'] } },
    ],
    [
      'hostPatterns.uae.*',
      { hostPatterns: { uae: ['.ae', 7, '.emirates'] } },
      { hostPatterns: { uae: ['.ae', '.emirates'] } },
    ],
    // An empty ending matches every host.
    ['hostPatterns.hongKong.*', { hostPatterns: { hongKong: [''] } }, { hostPatterns: { hongKong: ['.hk'] } }],
    ['hostPatterns.uae.*', { hostPatterns: { uae: ['.', '.ae'] } }, { hostPatterns: { uae: ['.ae'] } }],
    // A header cannot hold a line break.
    ['accessOrigin', { accessOrigin: 'https://www.example.com\r\nx-other: 1' }, { accessOrigin: '' }],
    ['accessOrigin', { accessOrigin: 'https://www.example.com/path' }, { accessOrigin: '' }],
    ['localesPath.test', { localesPath: { test: 7, production: '/l' } }, { localesPath: { production: '/l' } }],
    ['errorReporting.dsn', { errorReporting: { dsn: 7 } }, { errorReporting: { dsn: '' } }],
    ['telegram', { telegram: [] }, { telegram: { targetOrigin: 'https://web.telegram.org' } }],
  ])('only %s is lost when it is invalid', (path, given, expected) => {
    const { config, problems } = parseInitialConfig(given);
    expect(problems).toEqual([path]);
    expect(config).toMatchObject(expected);
  });

  it.each([
    ['www.testnet.example.com', {}, 'testnet'],
    ['TESTNET.example.com', {}, 'testnet'],
    ['www.mytestnet.com', {}, 'production'],
    ['www.example.com', {}, 'production'],
    ['www.testnet.example.com', { environment: 'test' }, 'test'],
    ['www.example.com', { environment: 'testnet' }, 'testnet'],
    ['www.testnet.example.com', { environment: 'staging' }, 'testnet'],
  ])('on %s, %j is the environment %s', (hostname, raw, environment) => {
    expect(parseInitialConfig(raw, hostname).config.environment).toBe(environment);
  });

  it.each([
    ['#1a5fd0', '#1a5fd0', []],
    ['', '', []],
    ['#1a5fd0cc', '', ['brandColour']],
    ['blue', '', ['brandColour']],
  ])('reads %j as the brand colour %j', (brandColour, taken, refused) => {
    const { config, problems } = parseInitialConfig({ brandColour });
    expect([config.brandColour, problems]).toEqual([taken, refused]);
    expect(taken !== '').toBe(isColour(brandColour));
  });

  it.each([[null], ['text'], [7], [[]], [[{ links: { login: '/x' } }]]])('uses all defaults for %j', (raw) => {
    expect(parseInitialConfig(raw)).toEqual({ config: DEFAULTS, problems: ['(not an object)'] });
  });

  it.each([
    ['requestTimeoutMs', 1, true],
    ['requestTimeoutMs', 0, false],
    ['requestTimeoutMs', 1.5, false],
    ['requestTimeoutMs', '1', false],
    ['requestTimeoutMs', Number.MAX_SAFE_INTEGER + 1, false],
    ['serverTime', 8.6e15, true],
    ['serverTime', -8.6e15, true],
    ['serverTime', 8.6e15 + 1, false],
    ['serverTime', -8.6e15 - 1, false],
    ['appearance', 'dark', true],
    ['appearance', 'sepia', false],
    ['version', '7', true],
    ['version', 7, false],
    ['environment', 'test', true],
    ['environment', 'constructor', false],
  ])('of %s, %j is taken: %s', (name, given, isTaken) => {
    const { config, problems } = parseInitialConfig({ [name]: given });
    expect(problems).toEqual(isTaken ? [] : [name]);
    expect(config[name as 'version']).toBe(isTaken ? given : DEFAULTS[name as 'version']);
  });

  it.each([
    ['.com.hk', true],
    ['hk', true],
    ['.Emirates-2.example.com', true],
    ['.hk.', false],
    ['-', false],
    ['a b', false],
    ['x/y', false],
    [' .hk', false],
    [7, false],
  ])('%j is the end of a host name: %s', (ending, isOne) => {
    const { config, problems } = parseInitialConfig({ hostPatterns: { uae: [ending] } });
    expect(config.hostPatterns.uae).toEqual(isOne ? [ending] : ['.ae']);
    expect(problems).toEqual(isOne ? [] : ['hostPatterns.uae.*']);
  });

  it('takes the brand’s name, but no empty one', () => {
    expect(parseInitialConfig({ brand: { name: 'Aurora' } }).config.brand.name).toBe('Aurora');
    expect(parseInitialConfig({ brand: { name: '' } })).toEqual({ config: DEFAULTS, problems: ['brand.name'] });
  });

  it('leaves the site’s rules and the operator’s facts to their own parsers', () => {
    const given = { compliance: { site: 7 }, operator: 'x' };
    expect(parseInitialConfig(given)).toMatchObject({ config: given, problems: [] });
  });
});

describe('configured addresses', () => {
  const at = (path: string, value: unknown) =>
    path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const read = (config: object, path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], config);
  const exits = ['home', 'login', 'sdkLanding', 'helpCentre', 'appStore', 'googlePlay'].map((name) => `links.${name}`);
  const vendors = VENDORS.map((vendor) => `vendors.${vendor}`);
  const texts = ['production', 'testnet', 'test'].map((name) => `localesPath.${name}`);
  const hosts = ['apiBase', 'errorReporting.dsn', 'telegram.targetOrigin', ...vendors];
  const all = [...exits, ...texts, ...hosts, 'crossApiPath'];

  it.each(
    all.flatMap((path) => ['javascript:alert(1)', 'data:text/html,x', '//evil.example'].map((bad) => [path, bad])),
  )('%s is refused as %s', (path, bad) => {
    const { config, problems } = parseInitialConfig(at(path, bad));
    expect(problems).toEqual([path]);
    expect(read(config, path)).toBe(read(DEFAULTS, path));
  });

  it.each([
    ...[...exits, ...texts, ...hosts].map((path) => [path, 'https://www.example.com/x']),
    ...[...exits, ...texts, 'crossApiPath'].map((path) => [path, '/here']),
    ...['apiBase', 'crossApiPath', 'links.appStore', 'errorReporting.dsn', ...vendors].map((path) => [path, '']),
    ['localesPath.production', 'https://static.example.com/{{lng}}/{{ns}}.json?v={{version}}'],
  ])('%s may be %j', (path = '', good) => {
    const { config, problems } = parseInitialConfig(at(path, good));
    expect(problems).toEqual([]);
    expect(read(config, path)).toBe(good);
  });

  it.each(['links.home', 'links.login', 'localesPath.test', 'telegram.targetOrigin'])('%s is never empty', (path) => {
    expect(parseInitialConfig(at(path, '')).problems).toEqual([path]);
  });
});
