import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a module keeps between two screens: a variable that changes, or a collection that begins empty. */
const KEPT =
  /^(?:export )?(?:let \w+|(?:const|var) \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)\b[^(]*\(\)|\[\]|\{\}));?/gm;

/** What the screens keep belongs to a member, so it goes when the member does. Elsewhere it is the page's own, such as a count of calls. */
it('what a screen keeps between two visits is in memberMemory', () => {
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
])('takes %j for kept: %s', (line, expected) => {
  expect([...line.matchAll(KEPT)].length > 0).toBe(expected);
});
