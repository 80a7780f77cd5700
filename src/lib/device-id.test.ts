import { afterEach, describe, expect, it, vi } from 'vitest';

const ID = '0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d';
const WRITTEN =
  /^guid=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}); Path=\/; Max-Age=10368000; SameSite=Lax(; Secure)?$/;

/** `written`: cookies that it sets. */
async function page(cookies: string, protocol = 'https:') {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.resetModules();
  const { deviceId } = await import('./device-id');
  return { deviceId, written };
}

afterEach(() => vi.unstubAllGlobals());

describe('the device id', () => {
  it.each([`guid=${ID}`, `session=1; guid=${ID}; theme=dark`, `oldguid=1; guid=${ID}`])(
    'is read from the cookies %s',
    async (cookies) => {
      const { deviceId, written } = await page(cookies);
      expect([deviceId(), written]).toEqual([ID, []]);
    },
  );

  it('may be in capital letters', async () => {
    const { deviceId } = await page(`guid=${ID.toUpperCase()}`);
    expect(deviceId()).toBe(ID.toUpperCase());
  });

  it.each([
    '',
    'session=1',
    'guid=',
    'guid=undefined',
    `oldguid=${ID}`,
    `${ID}=guid=`,
    `guid=x${ID}`,
    `guid=${ID}0`,
    `guid=${ID.slice(7)}`,
    `guid=${ID.slice(0, -11)}`,
    `guid=${ID.replace('-4e5f', '')}`,
    `guid=${ID.replace('-4e5f-6a7b', '')}`,
    `guid=${ID.replace('4e5f', '4').replace('6a7b', '6').replace('8c9d', '8')}`,
    `guid=${ID.replace('0a1b2c3d', 'ghijklmn')}`,
    `guid=${ID.replace('4e5f-6a7b-8c9d', 'ghij-klmn-opqr')}`,
    `guid=${ID.replace('0e1f2a3b4c5d', 'ghijklmnopqr')}`,
  ])('is created if the cookies are %j, and kept for 120 days', async (cookies) => {
    const { deviceId, written } = await page(cookies);
    const id = deviceId();
    expect(written).toHaveLength(1);
    expect(WRITTEN.exec(written[0] ?? '')?.[1]).toBe(id);
  });

  it.each([
    ['https:', '; Secure'],
    ['http:', undefined],
  ])('is sent over %s only as far as the page is', async (protocol, secure) => {
    const { deviceId, written } = await page('', protocol);
    deviceId();
    expect(WRITTEN.exec(written[0] ?? '')?.[2]).toBe(secure);
  });

  it('stays the same on a page that may keep no cookies, and differs on the next', async () => {
    const { deviceId } = await page('');
    const id = deviceId();
    expect(deviceId()).toBe(id);
    const next = await page('');
    expect(next.deviceId()).not.toBe(id);
  });

  it.each(['get', 'set'] as const)('stays the same on a page if the browser refuses to %s cookies', async (part) => {
    const { deviceId } = await page('');
    const fail = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => {}, [part]: fail }));
    expect(deviceId()).toMatch(/^[0-9a-f]{8}-/);
    expect(deviceId()).toBe(deviceId());
  });
});
