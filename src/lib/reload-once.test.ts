import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSaveDrafts } from './drafts/save-drafts';
import { chunkArrived, reloadAt, reloadOnce } from './reload-once';

const ORIGIN = 'https://www.example.com';
const PATH = '/user/accounts/auth/kyc';
const HERE = `${ORIGIN}${PATH}?step=country`;

let done: string[] = [];
let build = 'a1';

beforeEach(() => {
  done = [];
  build = 'a1';
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { getElementById: () => ({ content: build }) });
  vi.stubGlobal('location', { href: HERE, pathname: PATH, reload: () => done.push('reload') });
  vi.stubGlobal('history', {
    state: 'state',
    replaceState: (state: unknown, _title: string, to: string) => done.push(`replace ${state} ${to}`),
    pushState: (state: unknown, _title: string, to: string) => done.push(`push ${JSON.stringify(state)} ${to}`),
  });
});
afterEach(() => vi.unstubAllGlobals());

const reloaded = () => vi.waitFor(() => expect(done.at(-1)).toBe('reload'));

describe('a page whose file fails to load', () => {
  it('is loaded again once', async () => {
    expect(reloadOnce()).toBe(true);
    await reloaded();
    done = [];
    expect(reloadOnce()).toBe(false);
    await Promise.resolve();
    expect(done).toEqual([]);
  });

  it('is loaded again after the next deploy, once a file has arrived', async () => {
    reloadOnce();
    await reloaded();
    chunkArrived();
    done = [];
    expect(reloadOnce()).toBe(true);
    await reloaded();
  });

  it('is not loaded again without a storage that could stop a loop', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reloadOnce()).toBe(false);
    expect(chunkArrived()).toBe(false);
    expect(done).toEqual([]);
  });
});

it.each([
  ['without a reload', false, 'a1', false],
  ['without a reload, in another build', false, 'b2', false],
  ['after a reload into the same build', true, 'a1', false],
  ['after a reload into another build', true, 'b2', true],
])('a file that arrives %s shows whether the page is a new one', async (_when, isReloaded, next, isNew) => {
  if (isReloaded) {
    reloadOnce();
    await reloaded();
  }
  build = next;
  expect(chunkArrived()).toBe(isNew);
  expect(chunkArrived()).toBe(false);
});

describe('the address of a page that is loaded again', () => {
  it.each([
    ['the present one by default', undefined, [`replace state ${HERE}`]],
    ['the same screen with another query', `${PATH}?step=document`, [`replace state ${PATH}?step=document`]],
    [
      'another screen, with its own entry',
      '/user/accounts/auth/personal',
      ['push {"idx":1} /user/accounts/auth/personal'],
    ],
    ['another screen by its whole address', `${ORIGIN}/user/accounts/`, [`push {"idx":1} ${ORIGIN}/user/accounts/`]],
  ])('is %s', async (_what, address, entries) => {
    expect(reloadOnce(address)).toBe(true);
    await reloaded();
    expect(done).toEqual([...entries, 'reload']);
  });

  it('is the present one where nothing else is named', async () => {
    reloadAt();
    await reloaded();
    expect(done).toEqual([`replace state ${HERE}`, 'reload']);
  });
});

it('waits until the input of the forms is stored', async () => {
  let stored = () => {};
  const save = () =>
    new Promise<void>((resolve) => {
      stored = () => {
        done.push('stored');
        resolve();
      };
    });
  setSaveDrafts(save);
  reloadAt();
  await Promise.resolve();
  expect(done).toEqual([]);
  stored();
  await reloaded();
  expect(done).toEqual(['stored', `replace state ${HERE}`, 'reload']);
  setSaveDrafts(async () => {});
});
