import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nginxFile } from './nginx';
import { parseSettings, sourcesOf } from './settings';
import { policyTable } from './table';

const SITE = { hosts: ['www.example.com'], initialConfig: { apiBase: 'https://api2.example.com' } };
const parse = (site: object, top: object = {}) =>
  parseSettings({ listen: ['443'], ...top, sites: [{ ...SITE, ...site }] });
const places = {
  root: '/srv/account',
  accessLog: '/srv/account/access.log',
  errorLog: '/srv/account/pages-error.log',
  brotli: true,
};

describe('settings', () => {
  it.each([
    ['WWW.Example.com', 'www.example.com'],
    ['www.example.com.', 'www.example.com'],
    ['www.example.com:443', 'www.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['*.example.com', '*.example.com'],
  ])('take the host %s as %s', (given, host) => {
    expect(parse({ hosts: [given] }).sites[0]?.hosts).toEqual([host]);
  });

  it('say where the calls, reports, texts and pictures of a site are', () => {
    const [site] = parse({
      initialConfig: {
        ...SITE.initialConfig,
        errorReporting: { dsn: 'https://key@reports.example/1' },
        localesPath: { production: 'https://texts.example/{{lng}}/{{ns}}.json' },
        brand: { logo: 'https://pictures.example/a.svg' },
        vendors: { PROVIDER_ONFIDO: 'https://proxy.example/onfido' },
      },
      vendors: ['PROVIDER_SUMSUB', 'PROVIDER_ONFIDO'],
    }).sites;
    expect(site && sourcesOf(site, 'www.example.com:8080')).toMatchObject({
      scripts: ['www.example.com:8080/user/accounts/assets/'],
      api: ['https://api2.example.com'],
      reports: ['https://reports.example'],
      texts: ['https://texts.example'],
      pictures: ['https://pictures.example'],
      partners: [],
      shells: [],
      vendors: { PROVIDER_SUMSUB: [], PROVIDER_ONFIDO: ['https://proxy.example'] },
    });
  });

  it.each([
    ['no address of the API', { initialConfig: {} }, {}, 'needs apiBase or crossApiPath'],
    [
      'a wrong field of the config',
      { initialConfig: { ...SITE.initialConfig, links: { login: 'javascript:1' } } },
      {},
      'links.login',
    ],
    ['a proxy without a path', { proxy: { to: 'https://api2.example.com' } }, {}, 'proxy needs'],
    ['a partner that is not an origin', { partners: ['https://partner.example/page'] }, {}, 'An origin'],
    ['any partner', { partners: ['*'] }, {}, 'An origin'],
    ['a partner that would end the directive', { partners: ['https://a;script-src'] }, {}, 'An origin'],
    [
      'an API that would end the directive',
      { initialConfig: { apiBase: 'https://a;b.example' } },
      {},
      'not a plain host name',
    ],
    ['a host that would end the line', { hosts: ['a;return 200'] }, {}, 'hosts'],
    ['a place that would end the line', {}, { listen: ['443; autoindex on'] }, 'listen'],
    ['ssl without a certificate', {}, { listen: ['443 ssl http2'] }, 'need each other'],
    ['an address of reports that would end the header', { violations: 'https://a.example/"' }, {}, 'A web address'],
    ['a network that would end the line', {}, { trustedProxies: ['10.0.0.0/8; '] }, 'trustedProxies'],
    ['a list of authorities that is not a path', { proxy: { to: 'https://a.example', trust: 'a' } }, {}, 'trust'],
    ['an unknown vendor', { vendors: ['other'] }, {}, 'vendors'],
    ['an unknown key', { partner: [] }, {}, 'partner'],
  ])('are refused with %s', (_what, site, top, message) => {
    expect(() => parse(site, top)).toThrow(message);
  });
});

describe('the nginx file', () => {
  it('has no word that is too long for nginx, and no value that nginx would read as a variable', () => {
    const name = '$uri " \\ é'.repeat(900);
    const file = nginxFile(parse({ initialConfig: { ...SITE.initialConfig, brand: { name } } }), places);
    const words = [...file.matchAll(/ "((?:[^"\\]|\\.)*)";/g)].map(([, word = '']) => word);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(4096);
    const config = words.filter((_word, index, all) => index > all.indexOf('$account_s$account_ms'));
    expect(config.join('')).toContain('\\\\u0024uri');
    expect(file).not.toContain('"$uri ');
  });

  it('requires a certificate where it listens with one, and lets in no unknown host', () => {
    const tls = { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' };
    expect(nginxFile(parse({}, { listen: ['443 ssl http2'], tls }), places)).toMatch(
      /listen 443 ssl http2 default_server;[^}]*ssl_reject_handshake on;[^}]*}\s*server {[^}]*ssl_certificate "\/etc\/ssl\/a.pem";/,
    );
    expect(nginxFile(parse({}), places)).toMatch(/default_server;[^}]*return 421;/);
  });

  it.each([
    [undefined, 'listen 443 ssl http2;', false],
    ['1.22.1', 'listen 443 ssl http2;', false],
    ['1.25.0', 'listen 443 ssl http2;', false],
    ['1.25.1', 'listen 443 ssl;', true],
    ['1.28', 'listen 443 ssl;', true],
    ['2.0', 'listen 443 ssl;', true],
  ])('turns HTTP/2 on as nginx %s wants it', (version, line, hasDirective) => {
    const tls = { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' };
    const file = nginxFile(parse({}, { listen: ['443 ssl http2'], tls }), { ...places, version });
    expect([file.includes(line), file.includes('http2 on;')]).toEqual([true, hasDirective]);
    expect(nginxFile(parse({}), { ...places, version })).not.toContain('http2');
  });

  it('can be made from the example', () => {
    const example = JSON.parse(readFileSync(join(import.meta.dirname, 'example.json'), 'utf8'));
    expect(nginxFile(parseSettings(example), places)).toContain('server 127.0.0.1:4310;');
  });
});

it('the README has the current table of policies', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(readme).toContain(policyTable());
});
