import { afterEach, expect, it, vi } from 'vitest';
import type { StoredDraft } from './record';

/** Undefined if storage refuses. */
let database: Map<string, unknown> | undefined = new Map();
const stored = () => {
  if (database === undefined) throw new DOMException('', 'SecurityError');
  return database;
};
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (id: string) => stored().get(id),
  set: async (id: string, record: StoredDraft) => void stored().set(id, structuredClone(record)),
  delMany: async (ids: readonly string[]) => ids.forEach((id) => void stored().delete(id)),
  entries: async () => [...stored()],
}));

const NAME = 'partner:frame';

async function openFrame(name: string, member = 'member-1') {
  const window = { name, parent: {} };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.resetModules();
  const { tabDrafts } = await import('./tab-drafts');
  const { saveDrafts } = await import('./save-drafts');
  const { setUser } = await import('../store');
  setUser({ id: member, currencyCode: 'USD' });
  return { window, drafts: tabDrafts(), saveDrafts };
}

/** Returns the next page's window name. */
async function leave(member?: string): Promise<string> {
  const { window, drafts, saveDrafts } = await openFrame(NAME, member);
  await drafts.save('residence', { street: 'x' });
  await saveDrafts();
  return window.name;
}

afterEach(() => {
  database = new Map();
  vi.unstubAllGlobals();
});

it('passes the drafts on once, and restores the frame’s name', async () => {
  const name = await leave();
  expect(name).toMatch(/^draft-key-once:.+:partner:frame$/);
  expect(JSON.stringify([...stored()])).not.toContain('street');
  const { window, drafts } = await openFrame(name);
  expect(await drafts.read('residence')).toEqual({ street: 'x' });
  expect([window.name, stored().size]).toEqual([NAME, 0]);
  expect(await (await openFrame(name)).drafts.names()).toEqual([]);
});

it.each([
  ['another member', 'member-1', 'member-2'],
  ['nobody known', '', ''],
])('passes nothing on to %s', async (_who, before, after) => {
  const { drafts } = await openFrame(await leave(before), after);
  expect(await drafts.names()).toEqual([]);
});

it.each(['draft-key-once:x:y', 'draft-key-once::y'])('takes no key from the name %s, and restores it', async (name) => {
  const { window, drafts } = await openFrame(name);
  expect([await drafts.names(), window.name]).toEqual([[], 'y']);
});

it('loses the drafts if the storage refuses, and no call rejects', async () => {
  database = undefined;
  const { drafts } = await openFrame(await leave());
  expect(await drafts.names()).toEqual([]);
});
