import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nginxFile } from './nginx';
import { parseSettings, sourcesOf } from './settings';
import { policyTable } from './table';

const SITE = { hosts: ['www.example.com'], initialConfig: { apiBase: 'https://api2.example.com' } };
const parse = (site: object, top: object = {}) =>
  parseSettings({ listen: ['443'], ...top, sites: [{ ...SITE, ...site }] });
const places = { root: '/srv/account', accessLog: '/srv/account/access.log', brotli: true };

describe('settings', () => {
  it('say where the calls, reports, texts and pictures of a site go', () => {
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
    expect(site && sourcesOf(site)).toMatchObject({
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
    ['a partner that is no origin', { partners: ['https://partner.example/page'] }, {}, 'An origin'],
    ['any partner', { partners: ['*'] }, {}, 'An origin'],
    ['a partner that would end the directive', { partners: ['https://a;script-src'] }, {}, 'An origin'],
    [
      'an API that would end the directive',
      { initialConfig: { apiBase: 'https://a;b.example' } },
      {},
      'no plain host name',
    ],
    ['a host that would end the line', { hosts: ['a;return 200'] }, {}, 'hosts'],
    ['a place that would end the line', {}, { listen: ['443; autoindex on'] }, 'listen'],
    ['ssl without a certificate', {}, { listen: ['443 ssl http2'] }, 'need each other'],
    ['an unknown vendor', { vendors: ['other'] }, {}, 'vendors'],
    ['an unknown key', { partner: [] }, {}, 'partner'],
  ])('are refused with %s', (_what, site, top, message) => {
    expect(() => parse(site, top)).toThrow(message);
  });
});

describe('the nginx file', () => {
  it('holds no word that nginx finds too long, and no value that nginx would read as a variable', () => {
    const name = '$uri " \\ é'.repeat(900);
    const file = nginxFile(parse({ initialConfig: { ...SITE.initialConfig, brand: { name } } }), places);
    const words = [...file.matchAll(/ "((?:[^"\\]|\\.)*)";/g)].map(([, word = '']) => word);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(4096);
    const config = words.filter((_word, index, all) => index > all.indexOf('$account_s$account_ms'));
    expect(config.join('')).toContain('\\\\u0024uri');
    expect(file).not.toContain('"$uri ');
  });

  it('asks for a certificate where it listens with one, and lets unknown hosts in nowhere', () => {
    const tls = { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' };
    expect(nginxFile(parse({}, { listen: ['443 ssl http2'], tls }), places)).toMatch(
      /listen 443 ssl http2 default_server;[^}]*ssl_reject_handshake on;[^}]*}\s*server {[^}]*ssl_certificate "\/etc\/ssl\/a.pem";/,
    );
    expect(nginxFile(parse({}), places)).toMatch(/default_server;[^}]*return 421;/);
  });

  it('can be made from the example', () => {
    const example = JSON.parse(readFileSync(join(import.meta.dirname, 'example.json'), 'utf8'));
    expect(nginxFile(parseSettings(example), places)).toContain('proxy_pass http://127.0.0.1:4310/;');
  });
});

it('the README has the table of policies as it is', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(readme).toContain(policyTable());
});
