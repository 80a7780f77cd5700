import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { SITES } from '../../src/domain/sites';
import { importsOf, ROOT, sourceFiles } from './import-graph';
import { fault, ROOMS, roomOf } from './import-table';

const FILES = sourceFiles('src', 'harness', 'fixtures', 'tests');
const FOLDERS = [...new Set(FILES.map((file) => dirname(file)))];

/** One wrong import for each kind of rule. */
function wrongFor(folder: string): string[] {
  const room = roomOf(`${folder}/a.ts`) ?? '';
  if (room === 'tests') return ['src/app/router', 'electron'];
  if (!room.startsWith('src')) return ['src/app/router', 'src/features/identity/more'];
  const outside = ['harness/cli/main', 'fixtures/countries', 'tests/whole', 'electron', 'axios', 'axios-mock-adapter'];
  if (room === 'src' || room === 'src/app') return outside;
  const feature = folder.startsWith('src/features/reset')
    ? 'src/features/identity/more'
    : 'src/features/reset/reset-page';
  return [...outside, 'src/app/router', 'src/main', feature];
}

describe('import rules', () => {
  it('are kept by every file', () => {
    const wrong = FILES.flatMap((file) => importsOf(file)).flatMap((one) => {
      const why = fault(one);
      return why ? [`${one.from} imports ${one.to}: ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(FOLDERS)('find a wrong import in %s', (folder) => {
    const file = `${folder}/planted.ts`;
    for (const target of wrongFor(folder)) {
      const path = target.includes('/') && !target.startsWith('@') ? relative(folder, target) : target;
      const text = path === target || path.startsWith('.') ? path : `./${path}`;
      const values = [
        `import { a } from '${text}'`,
        `import '${text}'`,
        `export * from '${text}'`,
        `import('${text}')`,
      ];
      const types = [
        `import type { A } from '${text}'`,
        `export type { A } from '${text}'`,
        `let a: import('${text}').A`,
      ];
      for (const source of text === target ? values : [...values, ...types]) {
        expect(
          importsOf(file, source).map((one) => fault(one) === undefined),
          `${file}: ${source}`,
        ).toEqual([false]);
      }
    }
  });

  it.each([
    ['src/new/a.ts', '../domain/sites'],
    ['harness/tools/new/a.ts', '../../../src/lib/now'],
    ['harness/core/a.ts', '../kit/files'],
    ['harness/kit/a.ts', '../server/html'],
    ['harness/server/a.ts', '../tools/sweep/plan'],
    ['harness/tools/sweep/a.ts', '../../cli/commands'],
    ['harness/panel/a.ts', '../server/server'],
    ['src/features/new/a.ts', '../reset/reset-page'],
    ['src/domain/a.ts', 'react'],
    ['src/screens/a.ts', '../api/client'],
    ['src/api/client.ts', 'axios'],
    ['src/features/identity/a.ts', 'node:fs'],
    ['src/deploy/a.ts', '../../harness/core/link'],
    ['src/vite.config.ts', '../fixtures/countries'],
    ['harness/gallery/a.ts', '../../src/api/client'],
  ])('find %s importing %s', (file, path) => {
    expect(importsOf(file, `import { a } from '${path}'`).map((one) => fault(one) === undefined)).toEqual([false]);
  });

  it.each([
    ['src/domain/a.ts', './sites'],
    ['src/domain/a.test.ts', '../../fixtures/countries'],
    ['src/features/identity/a.ts', '../shared/exits/exits'],
    ['src/features/identity/a.ts', './more'],
    ['src/app/a.ts', '../features/identity/more'],
    ['src/main.tsx', './app/start'],
    ['src/deploy/a.ts', 'node:fs'],
    ['fixtures/scenarios/a.ts', '.'],
    ['harness/core/a.ts', '../../src/domain/sites'],
  ])('accept %s importing %s', (file, path) => {
    expect(importsOf(file, `import { a } from '${path}'`).map(fault)).toEqual([undefined]);
  });

  it('have no row without a folder', () => {
    const found = new Set(FILES.map(roomOf));
    expect(Object.keys(ROOMS).filter((room) => !found.has(room))).toEqual(['src/public']);
  });
});

describe('API calls of screens', () => {
  it('go through useAction, except in the files that cancel their calls themselves', () => {
    const bound = [
      'shared/actions/use-action.ts',
      'shared/actions/begin-on-screen.ts',
      'shared/risk/challenge.ts',
      'shared/risk/use-risk-check.tsx',
      // Renews a vendor's token; cancelled with the run.
      'shared/vendor/use-vendor-run.ts',
    ];
    const callers = productFiles().filter(
      (file) =>
        file.startsWith('src/features/') &&
        /import \{[^}]*\bcall\b[^}]*\} from '[./]+api\/client'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(callers.sort()).toEqual(bound.map((file) => `src/features/${file}`).sort());
  });
});

describe('codes of regulated sites', () => {
  it('appear in src/domain only, because screens read the rules of a site instead', () => {
    const codes: ReadonlySet<unknown> = new Set(SITES.filter((site) => site !== 'NONE'));
    const found = productFiles().flatMap((file) => {
      const lines: string[] = [];
      new Visitor({
        Literal: ({ value }) => {
          if (codes.has(value)) lines.push(`${file}: ${String(value)}`);
        },
      }).visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
      return lines;
    });
    expect(found).toEqual([]);
  });
});

/** Without `src/domain` and tests. */
function productFiles(): string[] {
  return FILES.filter((file) => /^src\/(?!domain\/).*(?<!\.test)\.tsx?$/.test(file));
}
