import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Every file and folder that a README names by its path is there, so that the walks through the code stay true. */
const root = join(import.meta.dirname, '../..');
const READMES = [
  'README.md',
  ...['src', 'harness', 'fixtures', 'tests'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'README.md')
      .map((path) => join(room, path)),
  ),
];

/** A path with a folder, such as `app/boot.ts` or `../deploy/vendors.ts`; addresses and patterns are none. */
const PATH = /(?<![\w*{}./-])((?:\.\.\/|[a-z][\w-]*\/)+[\w.-]*\.(?:tsx?|mjs|css|json|md))(?![\w*{}/-])/g;

/** Files that a program makes. */
const MADE = /^(dist|out|gallery)\//;

it.each(READMES)('%s names files that exist', (readme) => {
  const text = readFileSync(join(root, readme), 'utf8');
  // Spans of code, and blocks of code that are pictures.
  const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/```\n([^`]+)```/g)].map(([, span = '']) => span);
  const named = code
    .flatMap((span) => [...span.matchAll(PATH)].map(([path]) => path))
    .filter((path) => !MADE.test(path));
  const bases = [dirname(readme), 'src', 'src/features', 'harness', ''];
  expect(named.filter((path) => !bases.some((base) => existsSync(join(root, base, path))))).toEqual([]);
});

it('the walks name files', () => {
  expect(READMES.length).toBeGreaterThan(5);
});

it('the README of the harness names every call of the control API', () => {
  const folder = join(root, 'harness/server/control');
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const paths = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ +'(\/[\w/]+)': \{/gm)].map(([, path = '']) => path),
  );
  expect(paths).toContain('/scenario');
  const readme = readFileSync(join(root, 'harness/README.md'), 'utf8');
  expect(paths.filter((path) => !new RegExp(`${path}\\b`).test(readme))).toEqual([]);
});
