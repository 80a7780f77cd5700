import { afterEach, describe, expect, it, vi } from 'vitest';

const HERE = 'https://www.example.com/user/accounts/auth/kyc?level=LEVEL_1&step=run#part';

async function loginAddressWith(login: string | undefined): Promise<URL> {
  vi.resetModules();
  vi.stubGlobal('location', { href: HERE });
  const textContent = JSON.stringify(login === undefined ? {} : { links: { login } });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  const { loginAddress } = await import('./leave');
  return new URL(loginAddress());
}

describe('loginAddress', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [undefined, 'https://www.example.com/login', ''],
    ['/login?brand=a&b', 'https://www.example.com/login', 'a'],
    ['https://id.example.com/login?brand=a#form', 'https://id.example.com/login', 'a'],
    // A redirect_url in the configured address is replaced.
    ['/login?brand=a&redirect_url=https%3A%2F%2Fevil.example', 'https://www.example.com/login', 'a'],
  ])('with the link %s has the current page as its only redirect_url', async (login, page, brand) => {
    const address = await loginAddressWith(login);
    expect(address.origin + address.pathname).toBe(page);
    expect(address.search.lastIndexOf('?')).toBe(0);
    expect(address.searchParams.get('brand') ?? '').toBe(brand);
    expect(address.searchParams.getAll('redirect_url')).toEqual([HERE]);
  });
});
