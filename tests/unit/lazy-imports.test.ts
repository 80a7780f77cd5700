import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { productSources } from './sources';

/** A deploy may remove an open page's files, so every dynamic import goes through `loadFile`. */

const SRC = resolve(import.meta.dirname, '../../src');

/** Exceptions with reasons. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'main.tsx': 'the start loads the page again at once',
  'app/router.tsx': 'loadScreen passes them to loadFile',
  'app/routes.tsx': 'the router passes them to loadFile',
  'ui/fonts.ts': 'loadFonts passes them to loadFile',
};

/** `loadFile` and the functions that wrap it. */
const WAYS: ReadonlySet<string> = new Set(['loadFile', 'loadOrReload']);

/** Counts dynamic imports, and those passed to a wrapper. */
function importsIn(path: string, text: string): { all: number; wrapped: number } {
  let all = 0;
  let wrapped = 0;
  new Visitor({
    ImportExpression() {
      all += 1;
    },
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || !WAYS.has(callee.name)) return;
      if (given?.type === 'ArrowFunctionExpression' && given.body.type === 'ImportExpression') wrapped += 1;
    },
  }).visit(parseSync(path, text).program);
  return { all, wrapped };
}

it.each([
  ["loadFile(() => import('./a'))", { all: 1, wrapped: 1 }],
  ["loadOrReload(() => import('./a'), address)", { all: 1, wrapped: 1 }],
  ["async () => (await import('./a')).A", { all: 1, wrapped: 0 }],
  ["load(() => import('./a'))", { all: 1, wrapped: 0 }],
])('counts %s', (text, found) => {
  expect(importsIn('a.ts', text)).toEqual(found);
});

it('imports every file on demand through loadFile or loadOrReload', () => {
  const found = productSources().map(({ path }) => ({
    path,
    ...importsIn(path, readFileSync(resolve(SRC, path), 'utf8')),
  }));
  const bare = found.filter(({ all, wrapped }) => all !== wrapped).map(({ path }) => path);
  expect(bare.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
