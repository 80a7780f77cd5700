import { afterEach, describe, expect, it, vi } from 'vitest';

async function tab(name: string, isFramed = false) {
  const window: { name: string; parent?: unknown } = { name };
  window.parent = isFramed ? {} : window;
  vi.stubGlobal('window', window);
  vi.resetModules();
  return { window, ...(await import('./key')) };
}

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index * 8);
const NAME = `draft-key:${btoa(String.fromCharCode(...KEY))}`;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', false, true],
  [NAME, false, true],
  ['a-name-of-a-link', false, false],
  [`link ${NAME}`, false, false],
  ['', true, false],
  [NAME, true, false],
  ['a-name-of-a-frame', true, false],
])('a window of the name %j, in a frame: %s, may keep a key: %s', async (name, isFramed, may) => {
  const { canKeepKey } = await tab(name, isFramed);
  expect(canKeepKey()).toBe(may);
});

describe('a tab may have drafts', () => {
  it.each([
    ['', false],
    ['a-name-of-a-link', false],
    [`link ${NAME}`, false],
    [NAME, true],
  ])('if it was left with a key: name %j, %s', async (name, may) => {
    const { mayHaveDrafts } = await tab(name);
    expect(mayHaveDrafts()).toBe(may);
  });

  it('once they were opened, which in a frame leaves no key', async () => {
    const { mayHaveDrafts, noteDraftsOpen } = await tab('', true);
    noteDraftsOpen();
    expect(mayHaveDrafts()).toBe(true);
  });
});

describe('the key of a tab', () => {
  it('is the same after a reload', async () => {
    const first = await tab('');
    const key = first.tabKey();
    expect(key).toHaveLength(32);
    const next = await tab(first.window.name);
    expect([...next.tabKey()]).toEqual([...key]);
    expect(next.keyOfTab()).toBe(first.keyOfTab());
  });

  it('is read from the name of the window', async () => {
    const { tabKey } = await tab(NAME);
    expect([...tabKey()]).toEqual([...KEY]);
  });

  it.each([
    ['nothing', ''],
    ['a key without its mark', NAME.replace('draft-key:', 'other-key:')],
    ['too few bytes', 'draft-key:QUJD'],
    ['too many bytes', `draft-key:${btoa('x'.repeat(33))}`],
    ['what is not base64', 'draft-key:%%%'],
  ])('is a new one, which no other tab has, if the name is %s', async (_what, name) => {
    const keys: number[][] = [];
    for (const _tab of ['one', 'other']) keys.push([...(await tab(name)).tabKey()]);
    expect(keys[0]).toHaveLength(32);
    expect(keys[0]).not.toEqual(keys[1]);
    expect(keys).not.toContainEqual([...KEY]);
  });

  it('is a new one once it was forgotten', async () => {
    const { window, tabKey, keyOfTab, forgetKey } = await tab(NAME);
    const before = keyOfTab();
    forgetKey();
    expect(window.name).toBe('');
    expect([...tabKey()]).not.toEqual([...KEY]);
    expect(keyOfTab()).not.toBe(before);
  });

  it.each(['a-name-of-a-link', `link ${NAME}`, 'link draft-key:'])(
    'is not read from the name %j, which stays unchanged',
    async (name) => {
      const { window, forgetKey } = await tab(name);
      forgetKey();
      expect(window.name).toBe(name);
    },
  );
});
