import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunksOf } from '../../src/chunks';
import { type Built, makeBuild, ROOT } from './built';

/** The production build by its module graph and source maps. */

const SCRIPT = /\.[cm]?js$/;

let built: Built;
beforeAll(async () => {
  built = await makeBuild();
}, 600_000);

describe('packages', () => {
  it('are built as they were published: no plugin changes a line of their scripts', () => {
    const scripts = [...built.modules].filter(([id]) => id.includes('/node_modules/') && SCRIPT.test(id));
    expect(scripts.length).toBeGreaterThan(300);
    const changed = scripts.filter(([id, { code }]) => code !== readFileSync(id, 'utf8'));
    expect(changed.map(([id]) => id)).toEqual([]);
  });
});

describe('source maps', () => {
  /** Error messages survive minifying. */
  const MESSAGE = /(?<=Error\(["`])[A-Z][a-z]+(?: \w+)+/g;

  it('name the line of each thrown error, in packages and in our sources', () => {
    const right: string[] = [];
    const wrong: string[] = [];
    const helpers = [...built.modules].flatMap(([id, { code }]) => (existsSync(id) ? [] : (code ?? ''))).join();
    for (const { fileName, code, map } of built.chunks) {
      if (!map) continue;
      const sourceMap = new SourceMap({ ...map, file: fileName, sourceRoot: '' });
      for (const [index, line] of code.split('\n').entries()) {
        for (const { 0: message, index: column } of line.matchAll(MESSAGE)) {
          // The bundler's helpers have no source.
          if (helpers.includes(message)) continue;
          const entry = sourceMap.findEntry(index, column - 1);
          if (!('originalSource' in entry)) throw new Error(`${fileName} has no source for '${message}'.`);
          const path = join(ROOT, 'dist/assets', entry.originalSource);
          const original = readFileSync(path, 'utf8').split('\n')[entry.originalLine];
          (original?.includes(message) ? right : wrong).push(`${path}:${entry.originalLine + 1}: ${message}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(right.filter((line) => line.includes('/node_modules/')).length).toBeGreaterThan(20);
    expect(right.filter((line) => line.includes('/src/')).length).toBeGreaterThan(4);
  });
});

describe('chunks', () => {
  /** Nine screens, three with forms: static and dynamic imports of each file. */
  const FILES: Readonly<Record<string, readonly [imports: string[], onDemand: string[]]>> = {
    page: [['main'], []],
    main: [['routes', 'domain'], ['start']],
    routes: [['domain'], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'form']],
    start: [['domain', 'ui', '/node_modules/react'], []],
    ui: [['/node_modules/react'], []],
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, [['ui', 'page-parts'], []]])),
    a: [['page-parts', 'a-and-b', 'a-alone'], ['late']],
    b: [['page-parts', 'a-and-b'], []],
    late: [['late-alone'], []],
    g: [['page-parts', 'fields', '/node_modules/form'], []],
    h: [['page-parts', 'fields'], []],
    form: [['fields'], []],
    fields: [['/node_modules/form'], []],
  };

  it.each([
    ['main', 'first'],
    ['routes', 'first'],
    ['domain', 'first'],
    ['start', 'start'],
    ['ui', 'start'],
    ['/node_modules/react', 'packages'],
    ['page-parts', 'shared'],
    ['a-and-b', 'some'],
    ['fields', 'forms'],
    ['/node_modules/form', 'forms'],
    ['a', 'a'],
    ['a-alone', 'a'],
    ['form', 'form'],
    ['late-alone', undefined],
  ])('put %s into %s', (file, chunk) => {
    const infoOf = (id: string) => {
      const [importedIds = [], dynamicallyImportedIds = []] = FILES[id] ?? [];
      return { importedIds, dynamicallyImportedIds };
    };
    expect(chunksOf('page', infoOf).get(file)).toBe(chunk);
  });

  it('are computed: the configuration names no source file and no package', () => {
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const packages = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
    const names = [
      ...files.map((file) => `/${basename(file).replace(/\.tsx?$/, '')}`),
      ...Object.keys(packages.dependencies),
    ];
    for (const file of ['src/vite.config.ts', 'src/chunks.ts']) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const literals: string[] = [];
      new Visitor({
        Literal: ({ raw }) => void literals.push(raw ?? ''),
        TemplateElement: ({ value }) => void literals.push(value.raw),
      }).visit(parseSync(file, text.replace(/^import .*$/gm, '')).program);
      expect(literals.length, file).toBeGreaterThan(10);
      expect(
        literals.filter((literal) => names.some((name) => literal.includes(name))),
        file,
      ).toEqual([]);
      expect(text.split('\n').length, file).toBeLessThan(120);
    }
  });
});
