import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../domain/initial-config';
import { SCREENS, VENDOR_SCREENS } from '../screens/screens';
import { inlineHashes } from './page';
import { headersOf, PATH_POLICIES, type PolicySources, policyOf } from './policies';

const SCRIPTS = 'www.example.com/user/accounts/assets/';
const NONE: PolicySources = {
  scripts: [SCRIPTS],
  api: [],
  reports: [],
  texts: [],
  pictures: [],
  partners: [],
  shells: [],
  vendors: {},
};
const FULL: PolicySources = {
  ...NONE,
  api: ['https://api2.example.com'],
  partners: ['https://partner.example'],
  vendors: { PROVIDER_SUMSUB: [], PROVIDER_ONFIDO: [] },
};
const directives = (path: string, sources: PolicySources) =>
  Object.fromEntries(
    (headersOf(policyOf(BASE_PATH + path), sources)['content-security-policy'] ?? '')
      .split('; ')
      .map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1).split(' ')]),
  );
const SCREEN_PATHS = SCREENS.map(({ path }) => path);

describe('the row of a path', () => {
  it.each([
    ['', 'page'],
    ['index.html', 'page'],
    ['auth/personal', 'page'],
    ['auth/sdk', 'sdk'],
    ['auth/SDK/', 'sdk'],
    ['auth/%73dk', 'sdk'],
    ['auth/sdk/more', 'page'],
    ['auth/kyc', 'vendor'],
    ['auth/kyc/', 'vendor'],
    ['auth/kycs', 'page'],
    ['auth/vendor', 'page'],
    ['assets/index-AbCd1234.js', 'part'],
    ['assets/start-AbCd1234.css', 'part'],
    ['assets/latin-0123456789abcdef-AbCd1234.woff2', 'part'],
    ['assets/favicon-AbCd1234.svg', 'asset'],
    ['assets/worker-intl-AbCd1234.js', 'asset'],
    ['assets/page-AbCd1234.html', 'asset'],
    ['assets/index-AbCd1234.js.br', 'file'],
    ['assets/plain.js', 'file'],
    ['locales/en/user-accounts.json', 'texts'],
    ['locales/drawing.svg', 'file'],
    ['build.json', 'health'],
  ])('%j is %s', (path, name) => {
    expect(policyOf(BASE_PATH + path).name).toBe(name);
  });

  it('exists only for paths of the account area', () => {
    expect(() => policyOf('/login')).toThrow('/login is not below /user/accounts/');
  });
});

describe('every screen', () => {
  it('may be framed by a partner if it is the embedded verification, and by no one else', () => {
    for (const screen of SCREEN_PATHS) {
      const framedBy = directives(screen.slice(1), FULL)['frame-ancestors'];
      expect([screen, framedBy]).toEqual([screen, screen === '/auth/sdk' ? FULL.partners : ["'none'"]]);
    }
  });

  it('knows no host of a vendor and no camera, unless it starts one', () => {
    for (const screen of SCREEN_PATHS) {
      const headers = headersOf(policyOf(BASE_PATH + screen.slice(1)), FULL);
      const starts = VENDOR_SCREENS.includes(screen);
      expect([screen, /onfido|sumsub/.test(JSON.stringify(headers))]).toEqual([screen, starts]);
      expect([screen, headers['permissions-policy']?.startsWith('camera=(), microphone=()')]).toEqual([
        screen,
        !starts,
      ]);
    }
  });

  it('enforces trusted types and allows nothing inline, unless a vendor that needs it runs in the page', () => {
    for (const screen of SCREEN_PATHS) {
      for (const vendors of [{}, { PROVIDER_SUMSUB: [] }, { PROVIDER_ONFIDO: [] }, FULL.vendors]) {
        const found = directives(screen.slice(1), { ...FULL, vendors });
        const isLoose = VENDOR_SCREENS.includes(screen) && 'PROVIDER_ONFIDO' in vendors;
        expect([screen, vendors, 'require-trusted-types-for' in found]).toEqual([screen, vendors, !isLoose]);
        expect([screen, vendors, JSON.stringify(found).includes('unsafe-inline')]).toEqual([screen, vendors, isLoose]);
        // Inline scripts are refused everywhere.
        expect(found['script-src']?.join(' ')).not.toMatch(/unsafe|blob|data/);
      }
    }
  });
});

describe('the inline style and script of the page', () => {
  const INLINE = { style: "'sha256-style'", script: "'sha256-script'" };
  const found = (path: string, sources: PolicySources, name: string) =>
    new RegExp(`${name} ([^;]*)`)
      .exec(headersOf(policyOf(BASE_PATH + path), sources, INLINE)['content-security-policy'] ?? '')?.[1]
      ?.split(' ');

  it('are allowed on pages, by sources that match only these two', () => {
    for (const screen of ['/', ...SCREEN_PATHS]) {
      const [script, style] = ['script-src', 'style-src'].map((name) => found(screen.slice(1), NONE, name));
      expect([screen, script, style]).toEqual([screen, [SCRIPTS, INLINE.script], ["'self'", INLINE.style]]);
    }
    for (const path of ['assets/worker-intl-AbCd1234.js', 'build.json', 'third-party-notices.txt']) {
      expect([path, found(path, NONE, 'script-src')]).toEqual([path, [SCRIPTS]]);
    }
  });

  it('are named by their hashes', () => {
    const page = '<script type="x" id="y">{}</script><style>a{}</style><style>b{}</style><script>c()</script>';
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(inlineHashes(page)).toEqual({ style: hash('a{}'), script: hash('c()') });
    expect(inlineHashes('<script type="x">{}</script>')).toBeUndefined();
  });

  it('leave the styles of a vendor allowed, which a hash beside them would forbid', () => {
    expect(found('auth/kyc', FULL, 'style-src')).toEqual(expect.not.arrayContaining([INLINE.style]));
    expect(found('auth/kyc', FULL, 'style-src')).toContain("'unsafe-inline'");
    expect(found('auth/kyc', FULL, 'script-src')).toContain(INLINE.script);
  });
});

it("replaces a vendor's own hosts by the configured one", () => {
  const found = JSON.stringify(
    directives('auth/kyc', { ...FULL, vendors: { PROVIDER_ONFIDO: ['https://proxy.example'] } }),
  );
  expect(found).toContain('https://proxy.example');
  expect(found).not.toContain('onfido.com');
});

it('has policies for pages and workers, and none for what only a page reads', () => {
  const ofPage = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
  for (const row of PATH_POLICIES) {
    const found = Object.keys(headersOf(row, NONE)).filter((name) => ofPage.includes(name));
    expect([row.name, found]).toEqual([row.name, ['part', 'texts'].includes(row.name) ? [] : ofPage]);
  }
});

it('runs only scripts and workers of the assets, and falls back to nothing', () => {
  for (const screen of SCREEN_PATHS) {
    const found = directives(screen.slice(1), NONE);
    expect([screen, found['script-src'], found['worker-src'], found['default-src']]).toEqual([
      screen,
      [SCRIPTS],
      [SCRIPTS],
      ["'none'"],
    ]);
  }
});

it('names where violations are reported in both headers, or in none', () => {
  const headers = (violations?: string) => headersOf(policyOf(BASE_PATH), { ...NONE, violations });
  expect(headers('https://reports.example/csp')).toMatchObject({
    'reporting-endpoints': 'violations="https://reports.example/csp"',
    'content-security-policy': expect.stringContaining('; report-to violations'),
  });
  expect(JSON.stringify(headers())).not.toMatch(/report/);
});

it('lets a page of another site load nothing, and show what its partner may show', () => {
  for (const row of PATH_POLICIES) {
    const expected = row.name === 'sdk' ? 'cross-origin' : 'same-origin';
    expect([row.name, headersOf(row, NONE)['cross-origin-resource-policy']]).toEqual([row.name, expected]);
  }
});

it('names each row once, and every answer has the same protection against sniffing, referrers and plain http', () => {
  expect(new Set(PATH_POLICIES.map(({ name }) => name)).size).toBe(PATH_POLICIES.length);
  for (const row of PATH_POLICIES) {
    expect(headersOf(row, NONE)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  }
});
