import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** A changeable top-level variable: `let`, or an empty collection. */
const KEPT =
  /^(?:export )?(?:let \w+|(?:const|var) \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)\b[^(]*\(\)|\[\]|\{\}));?/gm;

/** Screens' memory must be cleared on a change of member. */
it('features keep nothing in module variables, only in memberMemory', () => {
  const files = readdirSync(join(ROOT, 'src/features'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  const kept = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEPT)].map(([line]) => `${relative(ROOT, file)}: ${line}`),
  );
  expect(kept).toEqual([]);
});

it.each([
  ['let draft: Values | undefined;', true],
  ['export let draft = 1;', true],
  ['const closed = new Set<string>();', true],
  ['const seen: Map<string, number> = new Map();', true],
  ['const list: string[] = [];', true],
  ['const STARTABLE: ReadonlySet<string> = new Set([', false],
  ['const draft = memberMemory<Values | undefined>(() => undefined);', false],
  ['  let inside = 1;', false],
])('the search matches %j: %s', (line, expected) => {
  expect([...line.matchAll(KEPT)].length > 0).toBe(expected);
});
