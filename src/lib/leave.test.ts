import { afterEach, describe, expect, it, vi } from 'vitest';

const HERE = 'https://www.example.com/user/accounts/auth/kyc?level=LEVEL_1&step=run#part';

const replace = vi.fn();

async function pageWith(login: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('location', { href: HERE, replace });
  const textContent = JSON.stringify(login === undefined ? {} : { links: { login } });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  return await import('./leave');
}

async function loginAddressWith(login: string | undefined): Promise<URL> {
  return new URL((await pageWith(login)).loginAddress());
}

afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

describe('loginAddress', () => {
  it.each([
    [undefined, 'https://www.example.com/login', ''],
    ['/login?brand=a&b', 'https://www.example.com/login', 'a'],
    ['https://id.example.com/login?brand=a#form', 'https://id.example.com/login', 'a'],
    ['/login?brand=a&redirect_url=https%3A%2F%2Fevil.example', 'https://www.example.com/login', 'a'],
  ])('with the link %s has the current page as its only redirect_url', async (login, page, brand) => {
    const address = await loginAddressWith(login);
    expect(address.origin + address.pathname).toBe(page);
    expect(address.search.lastIndexOf('?')).toBe(0);
    expect(address.searchParams.get('brand') ?? '').toBe(brand);
    expect(address.searchParams.getAll('redirect_url')).toEqual([HERE]);
  });
});

describe('the way to the login page', () => {
  it('leaves no entry in the history, and leads back to the current page', async () => {
    const { goToLogin, loginAddress } = await pageWith('/login');
    goToLogin();
    expect(replace.mock.calls).toEqual([[loginAddress()]]);
  });

  it('after a sign-out does not lead back', async () => {
    const { goToLoginAfterLogout } = await pageWith('/login?brand=a');
    goToLoginAfterLogout();
    expect(replace.mock.calls).toEqual([['/login?brand=a']]);
  });
});

it('onSetOut calls back when the page is about to be left, until it is cancelled', async () => {
  const { onSetOut } = await pageWith('/login');
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const left = vi.fn();
  const stop = onSetOut(left);
  expect(left).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('beforeunload'));
  expect(left).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event('beforeunload'));
  expect(left).toHaveBeenCalledOnce();
});
