import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';

/** Checks that the app uses every endpoint of the API client, except those whose screens are not built yet. */
const ROOT = resolve(import.meta.dirname, '../..');

/** Endpoints that no screen calls yet. The list may only get shorter. */
const NOT_CALLED_YET: readonly string[] = [];

/** Every `name` in an expression `endpoints.name` or `someEndpoints.name`, outside `src/api` and outside tests. */
function usedEndpoints(): Set<string> {
  const used = new Set<string>();
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(ROOT, path).split(sep).join('/').startsWith('src/api/'));
  for (const path of files) {
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    new Visitor({
      MemberExpression({ object, property }) {
        const isTable = object.type === 'Identifier' && /^(e|\w+E)ndpoints$/.test(object.name);
        if (isTable && property.type === 'Identifier') used.add(property.name);
      },
    }).visit(program);
  }
  return used;
}

it('every endpoint is called by a screen or listed as not called yet', () => {
  const used = usedEndpoints();
  const names = Object.keys(endpoints);
  // Shows that the search works.
  expect(names.filter((name) => used.has(name))).toContain('kycInfo');
  expect(names.filter((name) => !used.has(name)).sort()).toEqual([...NOT_CALLED_YET].sort());
});
