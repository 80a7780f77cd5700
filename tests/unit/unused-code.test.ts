import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnusedCode } from '../../src/leave-out';
import { UNUSED_CODE } from '../../src/unused-code';
import { productSources } from './sources';

/** The build leaves out what the app does not use of React and React Router (`src/unused-code.ts`), so the app must not begin to use it. */

const ROOT = resolve(import.meta.dirname, '../..');

/** What the build does not have, by the package that exports it. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  react: ['Activity', 'SuspenseList', 'ViewTransition', 'addTransitionType', 'unstable_SuspenseList'],
  'react-dom': ['preinit', 'preinitModule', 'preload', 'preloadModule'],
  'react-dom/client': ['hydrateRoot'],
  'react-hook-form': ['Form', 'FormProvider', 'useFieldArray', 'useFormContext'],
  'react-router-dom': ['Form', 'redirect', 'redirectDocument', 'replace', 'useFetcher', 'useFetchers', 'useSubmit'],
};

/** Elements that React moves into the head of the page. */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(['link', 'meta', 'script', 'style', 'title']);

/** Uses of what is left out in the text of a source file. */
function usesIn(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        if (LEFT_OUT[source.value]?.includes(one.imported.name)) found.push(one.imported.name);
      }
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier') return;
      const hasRef = attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'ref');
      if (HEAD_ELEMENTS.has(name.name) || (name.name === 'Fragment' && hasRef)) found.push(`<${name.name}>`);
    },
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useForm' || given?.type !== 'ObjectExpression') return;
      const options = given.properties.map((one) => (one.type === 'Property' && 'name' in one.key ? one.key.name : ''));
      if (!options.includes('resolver')) found.push('useForm without a schema');
    },
    Property({ key }) {
      if (key.type === 'Identifier' && key.name === 'middleware') found.push('middleware');
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('uses', () => {
  it.each([
    ["import { ViewTransition as Moved } from 'react'", ['ViewTransition']],
    ["import { hydrateRoot } from 'react-dom/client'", ['hydrateRoot']],
    ["import { preload } from './preload'", []],
    ["import { useNavigate } from 'react-router-dom'", []],
    ['export const a = <title>Home</title>', ['<title>']],
    ['export const a = <Fragment ref={b}><i /></Fragment>', ['<Fragment>']],
    ['export const a = <Fragment key="b"><i /></Fragment>', []],
    ['const form = useForm({ values, resolver })', []],
    ['const form = useForm<Values>({ values })', ['useForm without a schema']],
    ["export const route = { path: '/', middleware: [] }", ['middleware']],
  ])('finds them in %s', (text, uses) => {
    expect(usesIn('a.tsx', text)).toEqual(uses);
  });

  it('are nowhere in the product', () => {
    const sources = productSources().map(({ path }) => path);
    expect(sources.length).toBeGreaterThan(100);
    const uses = sources.map((path) => [path, usesIn(path, readFileSync(resolve(ROOT, 'src', path), 'utf8'))]);
    expect(uses.filter(([, found]) => found?.length)).toEqual([]);
  });
});

describe('withoutUnusedCode', () => {
  const { transform } = withoutUnusedCode();
  if (typeof transform !== 'object') throw new Error('The plugin has no handler.');
  const leaveOut = (code: string, id: string) => {
    const context = { parse: parseAst } as unknown as ThisParameterType<typeof transform.handler>;
    return transform.handler.call(context, code, id) as { code: string } | null;
  };
  const client = 'node_modules/react-dom/cjs/react-dom-client.production.js';

  it('leaves out declared and assigned functions and the methods of a constructor', () => {
    const file = readFileSync(resolve(ROOT, client), 'utf8');
    const shorter = leaveOut(file, `/${client}`)?.code ?? '';
    expect(() => parseAst(shorter)).not.toThrow();
    // Compared as true and false: the file has 20,000 lines.
    const has = (text: string, pattern: RegExp) => pattern.test(text);
    expect(has(file, /FragmentInstance\.prototype\.blur = function/)).toBe(true);
    expect(has(shorter, /FragmentInstance\.prototype/)).toBe(false);
    expect(has(shorter, /exports\.hydrateRoot = function \(\) { throw new Error\(/)).toBe(true);
    expect(has(shorter, /function startViewTransition\(\) { throw new Error\(/)).toBe(true);
    // Assigned together with the method of a constructor that is left out.
    expect(has(shorter, /ReactDOMRoot\.prototype\.render =\s+function/)).toBe(true);
  });

  it('names what a new version of a package lacks', () => {
    expect(() => leaveOut('function startViewTransition() {}', `/${client}`)).toThrow(
      /left out: getViewTransitionName, /,
    );
  });

  it('leaves a file alone that has nothing of it', () => {
    expect(leaveOut('export const a = 1;', '/react-router/dist/production/chunk-OTHER.mjs')).toBeNull();
  });

  it('fails when the build ends and no file had what a row names', () => {
    const { buildEnd } = withoutUnusedCode();
    if (typeof buildEnd !== 'function') throw new Error('The plugin does not look at the end of the build.');
    const end = (error?: Error) => Reflect.apply(buildEnd, undefined, [error]);
    expect(() => end()).toThrow(/left out of .*react-dom-client/);
    // Of a build that has failed, the error itself is told.
    expect(() => end(new Error('a syntax error'))).not.toThrow();
  });

  it('has no row for a file twice', () => {
    const files = UNUSED_CODE.map(({ file }) => file.source);
    expect(new Set(files).size).toBe(files.length);
  });
});
