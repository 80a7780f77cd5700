import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import { groupsOf, type PaletteEntry, search } from './search';

const entries: PaletteEntry[] = SCENARIOS.map(({ id, group, scenario }) => ({
  id,
  section: 'Scenarios',
  title: scenario.name,
  detail: group,
  run: () => {},
}));

describe('search', () => {
  it('finds all scenarios of a group by the name of the group', () => {
    const groups = groupsOf(entries);
    expect(groups.map(({ name }) => name)).toEqual([...new Set(SCENARIOS.map(({ group }) => group))]);
    expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(SCENARIOS.length);
    for (const { name, size } of groups) {
      const found = search(entries, name, entries.length);
      expect(found.filter(({ detail }) => detail === name)).toHaveLength(size);
    }
  });

  it('finds every named scenario by its own name', () => {
    expect(entries.filter((entry) => !search(entries, entry.title).includes(entry))).toEqual([]);
  });

  it('ranks a title that starts with the word above one that contains it, and returns at most the given number', () => {
    const two = [
      { ...entries[0], id: 'holds', title: 'Not jumio', detail: '' },
      { ...entries[0], id: 'begins', title: 'Jumio: approved', detail: '' },
    ] as PaletteEntry[];
    expect(search(two, 'jumio').map(({ id }) => id)).toEqual(['begins', 'holds']);
    expect(search(two, 'jumio', 1)).toHaveLength(1);
    expect(search(two, 'jumio sumsub')).toEqual([]);
  });
});
