import type { DraftStore } from './drafts';

export function soundStore() {
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
