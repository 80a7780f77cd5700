import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/** The import rules of design 1, as a table: what each room may import beside itself and packages. */
const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARY = ['src/domain', 'src/lib'];
const SIDE_BY_SIDE = ['src/api', 'src/i18n', 'src/modes', 'src/ui'];
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/lib': ['src/domain'],
  'src/api': LIBRARY,
  'src/i18n': [...LIBRARY, 'src/public/locales'],
  'src/modes': LIBRARY,
  'src/ui': LIBRARY,
  'src/vendors': [...LIBRARY, ...SIDE_BY_SIDE],
  'src/features': [...LIBRARY, ...SIDE_BY_SIDE, 'src/vendors'],
  'src/app': [...LIBRARY, ...SIDE_BY_SIDE, 'src/vendors', 'src/features'],
  'src/main.tsx': [...LIBRARY, ...SIDE_BY_SIDE, 'src/app'],
  fixtures: ['src/domain', 'src/api', 'src/i18n', 'harness/engine'],
  harness: ['src/domain', 'src/api', 'src/i18n', 'fixtures'],
  // The gallery shows the design system's pieces and nothing else of the app, in every language of the product's table.
  'harness/gallery': ['src/ui', 'src/domain', 'src/lib', 'src/i18n', 'src/public/locales'],
  tests: ['src', 'harness', 'fixtures'],
};

/** Packages that a room must not touch (design 1 and 3). */
const FORBIDDEN_PACKAGES: readonly { readonly room: string; readonly packages: readonly string[] }[] = [
  { room: 'src/domain', packages: ['react', 'react-dom', 'axios', 'i18next', 'valtio'] },
  { room: 'src', packages: ['electron', '@faker-js/faker', 'axios-mock-adapter'] },
];
const AXIOS_MODULES = ['src/api/client.ts', 'src/api/transport.ts'];

interface Import {
  readonly file: string;
  readonly target: string;
}

const files = ['src', 'harness', 'fixtures', 'tests'].flatMap((room) => sourceFiles(join(ROOT, room)));
const imports = files.flatMap(importsOf);

describe('imports', () => {
  it('finds source files and their imports', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('point one way: domain ← lib ← {api, i18n, modes, ui} ← vendors ← features ← app', () => {
    const broken = imports.filter(({ file, target }) => isLocal(target) && !isTest(file) && !mayImport(file, target));
    expect(broken).toEqual([]);
  });

  it('never lead from one feature into another', () => {
    const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
    const broken = imports.filter(({ file, target }) => {
      const [from, to] = [feature(file), feature(target)];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(broken).toEqual([]);
  });

  it('keep packages out of rooms that must not know them', () => {
    const broken = imports.filter(({ file, target }) =>
      FORBIDDEN_PACKAGES.some(
        ({ room, packages }) => file.startsWith(`${room}/`) && !isTest(file) && packages.includes(target),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('bring axios into the client alone', () => {
    const users = imports.filter(({ file, target }) => file.startsWith('src/') && !isTest(file) && target === 'axios');
    expect(users.map(({ file }) => file).filter((file) => !AXIOS_MODULES.includes(file))).toEqual([]);
  });

  it('let a screen call the server through its action, or bound to its life by these files', () => {
    const bound = ['use-action.ts', 'begin-on-screen.ts', 'use-review.ts', 'use-challenge.ts', 'use-risk-check.tsx'];
    // They renew a vendor's token by the signal of the run.
    const runs = ['document-verification/run-step.tsx', 'sdk/sdk-run.tsx'];
    const callers = files.filter(
      (file) =>
        file.startsWith('src/features/') &&
        !isTest(file) &&
        /import \{[^}]*\bcall\b[^}]*\} from '[./]+api\/client'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(callers.sort()).toEqual([...bound, ...runs].map((file) => `src/features/${file}`).sort());
  });

  it('compare site codes in the domain alone', () => {
    const comparison = /[=!]==?\s*['"](HKG|ARE|TUR|KAZ|EU|IDN)['"]/;
    const broken = files.filter(
      (file) =>
        file.startsWith('src/') &&
        !isTest(file) &&
        !file.startsWith('src/domain/') &&
        comparison.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(broken).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return specifiers.map((specifier) => ({
    file,
    target: specifier.startsWith('.')
      ? relative(ROOT, resolve(ROOT, dirname(file), specifier))
          .split(sep)
          .join('/')
      : specifier,
  }));
}

function isLocal(target: string): boolean {
  return /^(src|harness|fixtures|tests)\//.test(target);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** The most specific row of the table that holds the file. */
function roomOf(path: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function mayImport(file: string, target: string): boolean {
  const room = roomOf(file);
  if (room === undefined) return file === 'src/vite.config.ts';
  return [room, ...(MAY_IMPORT[room] ?? [])].some((allowed) => target.startsWith(`${allowed}/`) || target === allowed);
}
