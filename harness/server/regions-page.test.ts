import { expect, it } from 'vitest';
import { SITES } from '../../src/domain/sites';
import { SCREENS } from '../../src/screens/screens';
import { regionsPage } from './regions-page';

const text = regionsPage('light');

it('has a column for each site and one for the screens', () => {
  const [head = ''] = /<thead>.*<\/thead>/s.exec(text) ?? [];
  for (const site of SITES) expect(head).toContain(`<th scope="col">${site}</th>`);
  const rows = text.match(/<tr><th scope="row">.*?<\/tr>/gs) ?? [];
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row.match(/<td>/g)).toHaveLength(SITES.length + 1);
});

it('names only screens that exist', () => {
  const paths = new Set<string>(SCREENS.map(({ path }) => path));
  const named = text.match(/\/auth\/[\w-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
