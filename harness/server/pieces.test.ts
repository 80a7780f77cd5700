import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillInitialConfig } from '../../src/deploy/page';
import { safePath } from '../kit/files';
import { html } from './html';
import { safeReturn } from './stand-ins';

describe('fillInitialConfig', () => {
  const page =
    '<html><script type="application/json" id="initial-config">\n{}\n</script><script src="a.js"></script></html>';

  it('lets no value end the element', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('</script>', '<!--', "$&$'$`", ''), (text, tail) => {
        const filled = fillInitialConfig(page, { version: text + tail }) ?? '';
        const content = /id="initial-config">(.*?)<\/script>/s.exec(filled)?.[1] ?? '';
        expect(JSON.parse(content)).toEqual({ version: text + tail });
        expect(content).not.toContain('<');
        expect(filled.endsWith('</script><script src="a.js"></script></html>')).toBe(true);
      }),
    );
  });

  it('says if the page has no place for it', () => {
    expect(fillInitialConfig('<html></html>', {})).toBeUndefined();
  });
});

describe('safePath', () => {
  it('gives a path downwards or nothing', () => {
    const segment = fc.constantFrom('a', '..', '.', '', '%2e%2e', '%2f', '\\', '%5c', '%00', '.git', 'b%20c', '%', 'ü');
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = safePath(`/${segments.join('/')}`);
        if (path !== undefined) expect(path).toMatch(/^[^./\\\0][^/\\\0]*(\/[^./\\\0][^/\\\0]*)*$/);
      }),
    );
    expect(safePath('/assets/b%20c.js')).toBe('assets/b c.js');
  });
});

describe('safeReturn', () => {
  const own = 'http://www.harness.localhost:4310';
  const hk = 'http://www.hk.harness.localhost:4310';
  const home = `${own}/user/accounts/`;

  it.each([
    ['', home],
    ['/user/accounts/auth/kyc', `${own}/user/accounts/auth/kyc`],
    [`${hk}/user/accounts/?lang=zh-HK#a`, `${hk}/user/accounts/?lang=zh-HK#a`],
    ['http://evil.example/', home],
    ['//evil.example/', home],
    ['/\\evil.example', home],
    ['javascript:alert(1)', home],
    ['http://www.harness.localhost:4310@evil.example/', home],
    ['http://user@www.harness.localhost:4310/', home],
    ['https://www.harness.localhost:4310/', home],
    ['http://', home],
  ])('%j leads to %s', (url, target) => expect(safeReturn(url, own, [own, hk])).toBe(target));
});

describe('html', () => {
  it('escapes values, but not its own markup', () => {
    expect(html`<p title="${'"<\'&>'}">${html`<b>${1}</b>`}${[html`<i>`, '<']}${false}${undefined}</p>`.text).toBe(
      '<p title="&quot;&lt;&#39;&amp;&gt;"><b>1</b><i>&lt;</p>',
    );
  });
});
