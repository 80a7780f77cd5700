import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { SITES } from '../../src/domain/sites';

/**
 * The lint rules in `.biome.json` restrict which folders may import each other. This test runs the linter on imports that it must
 * reject and on some that it must accept: a pattern with a mistake would match nothing and accept every file.
 */
const ROOT = resolve(import.meta.dirname, '../..');

const REFUSED: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/planted.ts', '../lib/store'],
  ['src/domain/planted.ts', 'react'],
  ['src/lib/telemetry/planted.ts', '../../api/client'],
  ['src/api/planted.ts', '../ui/button'],
  ['src/api/planted.ts', 'axios'],
  ['src/api/transport.ts', '../features/identity/banners'],
  ['src/i18n/planted.ts', '../modes/detect'],
  ['src/modes/planted.ts', '../i18n/detect'],
  ['src/ui/fields/planted.tsx', '../../api/client'],
  ['src/vendors/planted.ts', '../features/identity/banners'],
  ['src/features/identity/planted.tsx', '../../app/header'],
  ['src/features/identity/planted.tsx', '../reset/reset-page'],
  ['src/features/shared/risk/planted.tsx', '../../identity/banners'],
  ['src/features/identity/planted.tsx', 'axios'],
  ['src/app/planted.tsx', '../../harness/engine/link'],
  ['src/app/planted.tsx', '@faker-js/faker'],
  ['src/lib/planted.ts', '../../fixtures/countries'],
  ['fixtures/planted.ts', '../src/features/identity/banners'],
  ['harness/engine/planted.ts', '../../src/app/routes'],
  ['harness/gallery/planted.tsx', '../../src/features/identity/banners'],
  ['harness/texts/sheet/planted.ts', '../../../src/features/identity/banners'],
  ['harness/texts/planted.ts', '../../src/lib/long-date'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/fine.ts', './sites'],
  ['src/lib/telemetry/fine.ts', '../../domain/sites'],
  ['src/api/fine.ts', '../lib/store'],
  ['src/api/transport.ts', 'axios'],
  ['src/vendors/fine.ts', '../api/client'],
  ['src/features/identity/fine.tsx', '../../vendors/registry'],
  ['src/features/identity/fine.tsx', '../shared/risk/use-risk-check'],
  ['src/features/shared/risk/fine.tsx', '../review/use-review'],
  ['src/app/fine.tsx', '../features/identity/banners'],
  ['fixtures/fine.ts', '../harness/engine/scenario'],
  ['harness/engine/fine.ts', '../../src/domain/sites'],
  ['harness/gallery/fine.tsx', '../../src/ui/button'],
  ['harness/texts/sheet/fine.ts', '../../../src/lib/long-date'],
  ['harness/texts/sheet/fine.ts', '../../../src/features/shared/format/isolated'],
];

const planted = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** The rows that the linter rejects, as `file import`. Each row gets its own file, because several rows may name the same file. */
function refusedBy(rows: typeof REFUSED): string[] {
  copyFileSync(join(ROOT, '.biome.json'), join(planted, '.biome.json'));
  const names = new Map<string, string>();
  rows.forEach(([file, imported], index) => {
    // One of the rules names `transport.ts`, so this file keeps its name. Each run has it in one row.
    const path = file.endsWith('transport.ts') ? file : file.replace(/(\w+)(\.tsx?)$/, `$1-${index}$2`);
    names.set(path, `${file} ${imported}`);
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), `import { a } from '${imported}';\nexport const b = a;\n`);
  });
  const program = join(ROOT, 'node_modules/.bin/biome');
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ];
  let output: string;
  try {
    output = execFileSync(program, args, { cwd: planted, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  rmSync(join(planted, 'src'), { recursive: true });
  return [...names].filter(([path]) => output.includes(path)).map(([, row]) => row);
}

describe('import rules', () => {
  it('reject imports in the wrong direction', () => {
    expect(refusedBy(REFUSED)).toEqual(REFUSED.map((row) => row.join(' ')));
  });

  it('accept imports in the right direction', () => {
    expect(refusedBy(ALLOWED)).toEqual([]);
  });
});

describe('API calls of screens', () => {
  it('go through useAction, except in the files that cancel their calls themselves', () => {
    const bound = [
      'shared/actions/use-action.ts',
      'shared/actions/begin-on-screen.ts',
      'shared/risk/challenge.ts',
      'shared/risk/use-risk-check.tsx',
      // Renews a vendor's token, and cancels the call together with the run.
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

/** Source files of the account area outside `src/domain`, without tests. */
function productFiles(): string[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('src/domain/'));
}
