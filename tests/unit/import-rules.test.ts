import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { SITES } from '../../src/domain/sites';

/**
 * The lint rules of `.biome.json` hold the rooms to their import directions. Here the real linter is run on imports that must be refused and on
 * some that must not: a pattern that matches nothing would pass every file without a word.
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
  ['src/features/identity/planted.tsx', 'axios'],
  ['src/app/planted.tsx', '../../harness/engine/link'],
  ['src/app/planted.tsx', '@faker-js/faker'],
  ['src/lib/planted.ts', '../../fixtures/countries'],
  ['fixtures/planted.ts', '../src/features/identity/banners'],
  ['harness/engine/planted.ts', '../../src/app/routes'],
  ['harness/gallery/planted.tsx', '../../src/features/identity/banners'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/domain/fine.ts', './sites'],
  ['src/lib/telemetry/fine.ts', '../../domain/sites'],
  ['src/api/fine.ts', '../lib/store'],
  ['src/api/transport.ts', 'axios'],
  ['src/vendors/fine.ts', '../api/client'],
  ['src/features/identity/fine.tsx', '../../vendors/registry'],
  ['src/app/fine.tsx', '../features/identity/banners'],
  ['fixtures/fine.ts', '../harness/engine/scenario'],
  ['harness/engine/fine.ts', '../../src/domain/sites'],
  ['harness/gallery/fine.tsx', '../../src/ui/button'],
];

const planted = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** The imports that the linter refuses, as `file imports`. One file for each row, because a file may stand in several of them. */
function refusedBy(rows: typeof REFUSED): string[] {
  copyFileSync(join(ROOT, '.biome.json'), join(planted, '.biome.json'));
  const names = new Map<string, string>();
  rows.forEach(([file, imported], index) => {
    // `transport.ts` has a rule of its own name: it keeps it, in a folder of its own run.
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
  it('refuse what leads the wrong way', () => {
    expect(refusedBy(REFUSED)).toEqual(REFUSED.map((row) => row.join(' ')));
  });

  it('let the right way pass', () => {
    expect(refusedBy(ALLOWED)).toEqual([]);
  });
});

describe('calls of screens', () => {
  it('go through an action, or are bound to the life of the screen by these files', () => {
    const bound = ['use-action.ts', 'begin-on-screen.ts', 'use-review.ts', 'use-challenge.ts', 'use-risk-check.tsx'];
    // They renew a vendor's token by the signal of the run.
    const runs = ['document-verification/run-step.tsx', 'sdk/sdk-run.tsx'];
    const callers = productFiles().filter(
      (file) =>
        file.startsWith('src/features/') &&
        /import \{[^}]*\bcall\b[^}]*\} from '[./]+api\/client'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(callers.sort()).toEqual([...bound, ...runs].map((file) => `src/features/${file}`).sort());
  });
});

describe('codes of regulated sites', () => {
  it('stand in src/domain alone: screens ask for a capability', () => {
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

/** Sources of the account area outside `src/domain`, without tests. */
function productFiles(): string[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('src/domain/'));
}
