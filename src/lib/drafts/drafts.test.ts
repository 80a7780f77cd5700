import { describe, expect, it } from 'vitest';
import { createDrafts, type DraftStore, LIFETIME_MS } from './drafts';
import type { StoredDraft } from './record';
import { soundStore } from './testing';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const NOW = Date.UTC(2026, 10, 20);

function openTab(store: DraftStore, { key = KEY, at = NOW } = {}) {
  return createDrafts({ store, key, now: () => at });
}

async function open(
  store: DraftStore,
  { member = 'member-1', ...tab }: { member?: string; key?: typeof KEY; at?: number } = {},
) {
  return (await openTab(store, tab)).of(member);
}

function stored(records: ReadonlyMap<string, unknown>): string {
  const parts: string[] = [...records.keys()];
  for (const record of records.values()) {
    const { answers, files } = record as StoredDraft;
    for (const { data } of [answers, ...files]) parts.push(Buffer.from(data).toString('latin1'));
  }
  return parts.join('\n');
}

describe('a draft', () => {
  it('is read back after a reload: texts, lists, numbers and files', async () => {
    const { store } = soundStore();
    const file = new File(['bill of May'], 'bill.pdf', { type: 'application/pdf', lastModified: 5 });
    const value = { street: '12 Baker Street', rows: [{ amount: 3, sure: true }], proof: [file] };
    await (await open(store)).save('residence', value);
    const read = (await (await open(store)).read('residence')) as typeof value;
    expect(read).toMatchObject({ street: '12 Baker Street', rows: [{ amount: 3, sure: true }] });
    const [proof] = read.proof;
    expect([proof?.name, proof?.type, proof?.lastModified]).toEqual(['bill.pdf', 'application/pdf', 5]);
    expect(await proof?.text()).toBe('bill of May');
  });

  it('is not stored in readable form', async () => {
    const { store, records } = soundStore();
    const file = new File(['bill of May'], 'Peter Novak.pdf', { type: 'application/pdf' });
    await (await open(store)).save('residence', { street: '12 Baker Street', proof: [file] });
    for (const readable of ['Baker', 'bill of May', 'Novak', 'member-1'])
      expect(stored(records)).not.toContain(readable);
    expect(stored(records)).toContain('residence');
  });

  it.each([
    ['another member', { member: 'member-2' }],
    ['another tab', { key: OTHER_KEY }],
    ['an hour after the last change', { at: NOW + LIFETIME_MS }],
  ])('is not read by or in %s', async (_who, who) => {
    const { store } = soundStore();
    await (await open(store)).save('residence', { street: 'x' });
    const drafts = await open(store, who);
    expect(await drafts.read('residence')).toBeUndefined();
    expect(await drafts.names()).toEqual([]);
  });

  it('belongs to the member that is signed in when it is saved, not to the one for whom the tab opened its drafts', async () => {
    const tab = await openTab(soundStore().store);
    await tab.of('member-1').save('residence', { street: 'x' });
    expect(await tab.of('member-2').read('residence')).toBeUndefined();
    await tab.of('member-2').save('update', { street: 'y' });
    expect(await tab.of('member-2').read('update')).toEqual({ street: 'y' });
    expect(await tab.of('member-1').names()).toEqual(['residence']);
  });

  it('is read until an hour after the last change', async () => {
    const { store } = soundStore();
    await (await open(store)).save('residence', { street: 'x' });
    const drafts = await open(store, { at: NOW + LIFETIME_MS - 1 });
    expect(await drafts.names()).toEqual(['residence']);
  });

  it('of one form cannot be read as that of another', async () => {
    const { store, records } = soundStore();
    const drafts = await open(store);
    await drafts.save('residence', { street: 'x' });
    const [id, record] = [...records][0] ?? ['', undefined];
    records.set(id.replace('residence', 'update'), record);
    expect(await drafts.read('update')).toBeUndefined();
    expect(await drafts.read('residence')).toEqual({ street: 'x' });
  });

  it('with a file that another form also has is read with that file', async () => {
    const { store } = soundStore();
    const drafts = await open(store);
    const proof = new File(['bill'], 'bill.pdf');
    await drafts.save('residence', { proof });
    await drafts.save('update', { proof });
    const read = (await drafts.read('update')) as { proof: File };
    expect(await read.proof.text()).toBe('bill');
  });

  it('is listed while it is still being stored', async () => {
    const drafts = await open(soundStore().store);
    const saved = drafts.save('residence', { street: 'x' });
    expect(await drafts.names()).toEqual(['residence']);
    await saved;
  });

  it('does not encrypt its files again when something else is changed', async () => {
    const { store, records } = soundStore();
    const drafts = await open(store);
    const proof = new File(['bill'], 'bill.pdf');
    const sealed = async (value: object) => {
      await drafts.save('residence', { ...value, proof });
      const [record] = records.values();
      return Buffer.from((record as StoredDraft).files[0]?.data ?? new ArrayBuffer(0)).toString('hex');
    };
    expect(await sealed({ street: 'x' })).toBe(await sealed({ street: 'y' }));
  });

  it('of undefined is read as null, and null within an answer stays null', async () => {
    const drafts = await open(soundStore().store);
    await drafts.save('residence', undefined);
    expect(await drafts.read('residence')).toBeNull();
    await drafts.save('residence', { street: null });
    expect(await drafts.read('residence')).toEqual({ street: null });
  });

  it('is listed only in its own tab', async () => {
    const { store } = soundStore();
    await (await open(store, { key: OTHER_KEY })).save('residence', {});
    const read: string[] = [];
    const get = (id: string) => {
      read.push(id);
      return store.get(id);
    };
    const own = await open({ ...store, get });
    expect(await own.names()).toEqual([]);
    expect(read).toEqual([]);
  });

  it('reveals nothing of the tab’s key in the store', async () => {
    const { store, records } = soundStore();
    const keys = [KEY, OTHER_KEY, new Uint8Array(32), Uint8Array.from({ length: 32 }, (_, index) => index)];
    for (const key of keys) await (await open(store, { key })).save('residence', {});
    const tabs = [...records.keys()].map((id) => id.split('/')[0] ?? '');
    expect(new Set(tabs).size).toBe(keys.length);
    for (const tab of tabs) expect(tab).toMatch(/^[0-9a-f]{16}$/);
    for (const key of keys) expect(tabs).not.toContain(Buffer.from(key.slice(0, 8)).toString('hex'));
  });

  it.each([
    ['a store that keeps everything', undefined, true],
    ['a store that has it', true, true],
    ['a store that could not keep it', false, false],
  ])('would be found by a reload in %s', async (_what, isKept, isFound) => {
    const { store } = soundStore();
    const drafts = await open({ ...store, ...(isKept !== undefined && { isLasting: () => isKept }) });
    expect(await drafts.isLasting('residence')).toBe(false);
    await drafts.save('residence', {});
    expect(await drafts.isLasting('residence')).toBe(isFound);
  });

  it('is removed by its name', async () => {
    const { store, records } = soundStore();
    const drafts = await open(store);
    await drafts.save('residence', {});
    await drafts.save('update', {});
    await drafts.remove('residence');
    expect(await drafts.names()).toEqual(['update']);
    expect(records.size).toBe(1);
  });

  it.each([['text'], [null], [{ savedAt: NOW }]])('that is %j in the store counts as none', async (record) => {
    const { store, records } = soundStore();
    const drafts = await open(store);
    await drafts.save('residence', {});
    records.set([...records.keys()][0] ?? '', record);
    expect(await drafts.read('residence')).toBeUndefined();
  });
});

it('drafts of closed tabs are removed when they are too old, and only then', async () => {
  const { store, records } = soundStore();
  await (await open(store, { key: OTHER_KEY })).save('old', {});
  await (await open(store, { key: OTHER_KEY, at: NOW + 1 })).save('fresh', {});
  records.set('damaged', 'text');
  await (await openTab(store, { at: NOW + LIFETIME_MS })).sweep();
  expect([...records.keys()].map((id) => id.split('/')[1])).toEqual(['fresh']);
});

it('the lifetime of a draft is an hour', () => {
  expect(LIFETIME_MS).toBe(3_600_000);
});

describe('what was begun', () => {
  it('belongs to the member who began it: each member of a tab reads only their own', async () => {
    const tab = await openTab(soundStore().store);
    const [one, other] = [tab.of('member-1'), tab.of('member-2')];
    const file = new File(['bill'], 'bill.pdf');
    await one.save('residence', { file });
    expect(await other.read('residence')).toBeUndefined();
    await other.save('residence', { file });
    expect([await one.read('residence'), await other.names()]).toEqual([undefined, ['residence']]);
    expect(await other.read('residence')).toMatchObject({ file: { name: 'bill.pdf' } });
  });

  it('ends in the order of the calls: a save in progress stores nothing after a removal', async () => {
    const { store, records } = soundStore();
    const drafts = await open(store);
    const slow = new File(['bill'], 'bill.pdf');
    let answer = (_bytes: ArrayBuffer) => {};
    slow.arrayBuffer = () => new Promise((resolve) => (answer = resolve));
    const saved = drafts.save('residence', { slow });
    await expect.poll(() => answer.length).toBe(1);
    const removed = drafts.remove('residence');
    answer(new ArrayBuffer(4));
    await Promise.all([saved, removed]);
    expect([...records.keys()]).toEqual([]);
    await drafts.save('residence', { street: 'x' });
    expect(await drafts.read('residence')).toEqual({ street: 'x' });
  });

  it('takes the value at the time of the call, and of several waiting ones stores the newest', async () => {
    const { store } = soundStore();
    const written: unknown[] = [];
    const drafts = await open({ ...store, set: async (id, record) => void written.push(await store.set(id, record)) });
    const value = { street: 'a' };
    const saves = [drafts.save('residence', value)];
    value.street = 'b';
    saves.push(drafts.save('residence', { street: 'c' }), drafts.save('residence', { street: 'd' }));
    value.street = 'e';
    await Promise.all(saves);
    expect(await drafts.read('residence')).toEqual({ street: 'd' });
    expect(written).toHaveLength(1);
  });

  it('has ended when the drafts are settled', async () => {
    const { store, records } = soundStore();
    const tab = await openTab(store);
    void tab.of('member-1').save('residence', {});
    expect(records.size).toBe(0);
    await tab.settled();
    expect(records.size).toBe(1);
  });

  it('stores nothing once the tab has forgotten its key', async () => {
    const { store, records } = soundStore();
    let hasKey = true;
    const tab = await createDrafts({ store, key: KEY, hasKey: () => hasKey, now: () => NOW });
    const saved = tab.of('member-1').save('residence', {});
    hasKey = false;
    await saved;
    expect(records.size).toBe(0);
  });

  it('continues after a call that the store has refused', async () => {
    const { store } = soundStore();
    let isFull = true;
    const drafts = await open({
      ...store,
      set: async (id, record) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        await store.set(id, record);
      },
    });
    await expect(drafts.save('residence', { street: 'a' })).rejects.toThrow('full');
    isFull = false;
    await drafts.save('residence', { street: 'b' });
    expect(await drafts.read('residence')).toEqual({ street: 'b' });
  });
});

it('all drafts of the browser are removed at once, also one that is just being stored', async () => {
  const { store, records } = soundStore();
  await (await open(store, { key: OTHER_KEY })).save('other tab', {});
  await (await open(store, { member: 'member-2' })).save('other member', {});
  const tab = await openTab(store);
  const saved = tab.of('member-1').save('residence', {});
  await tab.removeAll();
  await saved;
  expect(records.size).toBe(0);
});
