import { describe, expect, it } from 'vitest';
import { createDrafts, type DraftStore, LIFETIME_MS, type StoredDraft } from './drafts';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const NOW = Date.UTC(2026, 10, 20);

/** A store in memory that keeps what IndexedDB would. */
function memoryStore() {
  const records = new Map<string, unknown>();
  const store: DraftStore = {
    get: async (id) => records.get(id),
    set: async (id, record) => void records.set(id, record),
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
    entries: async () => [...records],
  };
  return { store, records };
}

function open(store: DraftStore, { key = KEY, member = 'member-1', at = NOW } = {}) {
  return createDrafts({ store, key, memberId: () => member, now: () => at });
}

/** All bytes and texts of the stored records, as one text in which readable input would be found. */
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
    const { store } = memoryStore();
    const file = new File(['bill of May'], 'bill.pdf', { type: 'application/pdf', lastModified: 5 });
    const value = { street: '12 Baker Street', rows: [{ amount: 3, sure: true }], proof: [file] };
    await (await open(store)).save('residence', value);
    const read = (await (await open(store)).read('residence')) as typeof value;
    expect(read).toMatchObject({ street: '12 Baker Street', rows: [{ amount: 3, sure: true }] });
    const [proof] = read.proof;
    expect([proof?.name, proof?.type, proof?.lastModified]).toEqual(['bill.pdf', 'application/pdf', 5]);
    expect(await proof?.text()).toBe('bill of May');
  });

  it('is stored in no readable form', async () => {
    const { store, records } = memoryStore();
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
    const { store } = memoryStore();
    await (await open(store)).save('residence', { street: 'x' });
    const drafts = await open(store, who);
    expect(await drafts.read('residence')).toBeUndefined();
    expect(await drafts.names()).toEqual([]);
  });

  it('belongs to the member who is signed in when it is saved, not to the one who was when the drafts were opened', async () => {
    const { store } = memoryStore();
    let member = 'member-1';
    const drafts = await createDrafts({ store, key: KEY, memberId: () => member, now: () => NOW });
    await drafts.save('residence', { street: 'of member 1' });
    member = 'member-2';
    expect(await drafts.read('residence')).toBeUndefined();
    await drafts.save('residence', { street: 'of member 2' });
    expect(await drafts.read('residence')).toEqual({ street: 'of member 2' });
    member = 'member-1';
    expect(await drafts.names()).toEqual([]);
  });

  it('is read until an hour after the last change', async () => {
    const { store } = memoryStore();
    await (await open(store)).save('residence', { street: 'x' });
    const drafts = await open(store, { at: NOW + LIFETIME_MS - 1 });
    expect(await drafts.names()).toEqual(['residence']);
  });

  it('of one form cannot be read as that of another', async () => {
    const { store, records } = memoryStore();
    const drafts = await open(store);
    await drafts.save('residence', { street: 'x' });
    const [id, record] = [...records][0] ?? ['', undefined];
    records.set(id.replace('residence', 'update'), record);
    expect(await drafts.read('update')).toBeUndefined();
    expect(await drafts.read('residence')).toEqual({ street: 'x' });
  });

  it('with a file that another form has too is read with that file', async () => {
    const { store } = memoryStore();
    const drafts = await open(store);
    const proof = new File(['bill'], 'bill.pdf');
    await drafts.save('residence', { proof });
    await drafts.save('update', { proof });
    const read = (await drafts.read('update')) as { proof: File };
    expect(await read.proof.text()).toBe('bill');
  });

  it('is removed by its name', async () => {
    const { store, records } = memoryStore();
    const drafts = await open(store);
    await drafts.save('residence', {});
    await drafts.save('update', {});
    await drafts.remove('residence');
    expect(await drafts.names()).toEqual(['update']);
    expect(records.size).toBe(1);
  });

  it.each([['text'], [null], [{ savedAt: NOW }]])('that is %j in the store counts as none', async (record) => {
    const { store, records } = memoryStore();
    const drafts = await open(store);
    await drafts.save('residence', {});
    records.set([...records.keys()][0] ?? '', record);
    expect(await drafts.read('residence')).toBeUndefined();
  });
});

it('drafts of closed tabs are removed when they are too old, and only then', async () => {
  const { store, records } = memoryStore();
  await (await open(store, { key: OTHER_KEY })).save('old', {});
  await (await open(store, { key: OTHER_KEY, at: NOW + 1 })).save('fresh', {});
  records.set('damaged', 'text');
  await (await open(store, { at: NOW + LIFETIME_MS })).sweep();
  expect([...records.keys()].map((id) => id.split('/')[1])).toEqual(['fresh']);
});
