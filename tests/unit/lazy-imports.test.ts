import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { productSources } from './sources';

/**
 * After a deploy the files of an open page may be gone. `loadFile` finds that out, so every import on demand goes through it: code, styles and
 * fonts.
 */

const SRC = resolve(import.meta.dirname, '../../src');

/** Files whose imports need no `loadFile` of their own, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'main.tsx': 'the start loads the page again at once',
  'app/router.tsx': 'loadScreen passes them to loadFile',
  'app/routes.tsx': 'the router passes them to loadFile',
  'ui/fonts.ts': 'loadFonts passes them to loadFile',
};

/** The functions that import on demand: `loadFile`, and what adds a reload to it. */
const WAYS: ReadonlySet<string> = new Set(['loadFile', 'loadOrReload']);

/** Number of imports on demand in a text, and how many of them are the whole function that one of the ways is called with. */
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
