import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';

/** Which calls of spec 7 the app makes: a row that no screen calls is a promise, and this list says which are left. */
const ROOT = resolve(import.meta.dirname, '../..');

/** Rows that no screen calls yet. May only shrink. */
const NOT_CALLED_YET: readonly string[] = [
  'agreementApply',
  'complianceTasks',
  'createSatosQuestionnaire',
  'querySatosQuestionnaire',
  'taskList',
  'taskRegion',
];

/** The names of `endpoints.name` and of `someEndpoints.name`, outside the client itself and outside tests. */
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

it('every call is made by a screen, or stands on the list of those that are not', () => {
  const used = usedEndpoints();
  const names = Object.keys(endpoints);
  // The search finds something at all.
  expect(names.filter((name) => used.has(name))).toContain('kycInfo');
  expect(names.filter((name) => !used.has(name)).sort()).toEqual([...NOT_CALLED_YET].sort());
});
