import { afterEach, describe, expect, it, vi } from 'vitest';

/** Outlives the pages. */
const disk = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => disk,
  get: async (id: string, from: typeof disk) => from.get(id),
  set: async (id: string, record: unknown, to: typeof disk) => void to.set(id, record),
  delMany: async (ids: readonly string[], from: typeof disk) => {
    for (const id of ids) from.delete(id);
  },
  entries: async (from: typeof disk) => [...from],
}));

interface Tab {
  /** A reload keeps it. */
  readonly name?: string;
  readonly isFramed?: boolean;
  readonly member?: string;
}

async function openPage({ name = '', isFramed = false, member = 'member-1' }: Tab = {}) {
  const window: { name: string; parent?: unknown } = { name };
  window.parent = isFramed ? {} : window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.resetModules();
  const drafts = await import('./tab-drafts');
  const { clearMemory } = await import('../member-memory');
  const { setUser } = await import('../store');
  setUser({ id: member, currencyCode: 'USD' });
  const signIn = (id: string) => setUser({ id, currencyCode: 'USD' });
  return { window, clearMemory, signIn, ...drafts, ...(await import('./save-drafts')) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  disk.clear();
});

it('a reload finds what was typed, which is not readable in the store', async () => {
  const { window, tabDrafts } = await openPage();
  await tabDrafts().save('residence', { street: '12 Baker Street' });
  expect(await tabDrafts().isLasting('residence')).toBe(true);
  expect(JSON.stringify([...disk])).not.toContain('Baker');
  const { tabDrafts: reloaded } = await openPage({ name: window.name });
  expect(await reloaded().names()).toEqual(['residence']);
  expect(await reloaded().read('residence')).toEqual({ street: '12 Baker Street' });
  await reloaded().remove('residence');
  expect(disk.size).toBe(0);
});

it.each([
  ['another tab', { name: '' }],
  ['another member', { member: 'member-2' }],
])('%s finds nothing of it', async (_who, other) => {
  const { window, tabDrafts } = await openPage();
  await tabDrafts().save('residence', { street: 'x' });
  const { tabDrafts: others } = await openPage({ name: window.name, ...other });
  expect(await others().read('residence')).toBeUndefined();
  expect(await others().names()).toEqual([]);
});

describe.each<[where: string, tab: Tab]>([
  ['in a frame', { isFramed: true }],
  ['in a tab whose name is a link’s', { name: 'a-name-of-a-link' }],
  ['of a member without an id', { member: '' }],
])('drafts %s', (_where, tab) => {
  it('are kept only by the page, and say that a reload would not find them', async () => {
    const { window, tabDrafts } = await openPage(tab);
    await tabDrafts().save('residence', { street: 'x' });
    await tabDrafts().save('update', { street: 'y' });
    await tabDrafts().remove('update');
    expect(await tabDrafts().names()).toEqual(['residence']);
    expect(await tabDrafts().read('residence')).toEqual({ street: 'x' });
    expect(await tabDrafts().isLasting('residence')).toBe(false);
    expect([disk.size, window.name]).toEqual([0, tab.name ?? '']);
  });

  it('are dropped with the member’s other data', async () => {
    const { tabDrafts, clearMemory, signIn } = await openPage(tab);
    await tabDrafts().save('residence', { street: 'x' });
    clearMemory();
    signIn(tab.member ?? 'member-1');
    expect(await tabDrafts().read('residence')).toBeUndefined();
  });
});

it('a sign-out removes what every tab has stored, also on a page that has opened no drafts', async () => {
  const { tabDrafts } = await openPage();
  await tabDrafts().save('residence', { street: 'x' });
  const { removeAllDrafts } = await openPage();
  await removeAllDrafts();
  expect(disk.size).toBe(0);
});

it('after a sign-out the tab has another key, and new drafts are stored again', async () => {
  const { window, tabDrafts, removeAllDrafts } = await openPage();
  await tabDrafts().save('residence', { street: 'x' });
  const before = window.name;
  await removeAllDrafts();
  await tabDrafts().save('update', { street: 'y' });
  expect(window.name).not.toBe(before);
  expect(await tabDrafts().names()).toEqual(['update']);
  expect(disk.size).toBe(1);
});

it('a page that opens its drafts removes those that are older than an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 9) });
  const { tabDrafts } = await openPage();
  await tabDrafts().save('residence', { street: 'x' });
  vi.setSystemTime(Date.UTC(2026, 10, 20, 10));
  const { tabDrafts: later } = await openPage();
  await later().names();
  await vi.waitFor(() => expect(disk.size).toBe(0));
});

it.each([
  ['tab', false],
  ['frame', true],
])('a reload by the app in a %s waits for what is being stored', async (_where, isFramed) => {
  const { tabDrafts, draftsStored, saveDrafts } = await openPage({ isFramed });
  await draftsStored();
  void tabDrafts().save('residence', { street: 'x' });
  expect(disk.size).toBe(0);
  await saveDrafts();
  expect(disk.size).toBe(1);
});
