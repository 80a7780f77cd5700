import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/**
 * Adds a fake fifth vendor to a copy of the sources. The compiler must ask for key, row, adapter, simulator and page
 * needs.
 */
const root = join(import.meta.dirname, '../..');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fifth-vendor-'));
  for (const folder of ['src', 'harness/core', 'fixtures']) {
    const isNeeded = (path: string) => !path.includes('/public/') && !/\.test\.tsx?$/.test(path);
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isNeeded });
  }
  cpSync(join(root, 'src/public/locales/en'), join(copy, 'src/public/locales/en'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const files = ['src/vendors/registry.ts', 'src/deploy/vendors.ts', 'harness/core/mock/vendors/index.ts'];
  // The compiler then checks only what changed.
  const compilerOptions = { incremental: true, tsBuildInfoFile: './fifth.tsbuildinfo' };
  writeFileSync(
    join(copy, 'fifth.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files }),
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function edit(file: string, before: string, after: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect([file, text.includes(before)]).toEqual([file, true]);
  writeFileSync(join(copy, file), text.replace(before, after));
}

function incomplete(): string[] {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'fifth.json', '--noEmit'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const found = [...String((error as { stdout?: string }).stdout).matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)];
    return [...new Set(found.map(([, file = '']) => file))].sort();
  }
}

const ROWS = 'src/domain/vendors.ts';
const REGISTRY = 'src/vendors/registry.ts';
const SIMULATORS = 'harness/core/mock/vendors/index.ts';
const NEEDS = 'src/deploy/vendors.ts';

it('a vendor compiles only when its name, kind, codes, adapter, simulator and needs are there', {
  timeout: 120_000,
}, () => {
  edit('src/domain/statuses.ts', 'const VENDORS = [', "const VENDORS = ['PROVIDER_FIFTH', ");
  // The consent names who gets the document.
  const before = '} as const satisfies Record<Vendor, VendorRow>;';
  const row = "PROVIDER_FIFTH: { kind: 'embedded', rejectionCodes: SUMSUB_CODES },";
  edit(ROWS, before, `${row}\n${before}`);
  expect(incomplete()).toEqual(expect.arrayContaining([ROWS, REGISTRY, SIMULATORS]));
  edit(ROWS, 'PROVIDER_FIFTH: {', "PROVIDER_FIFTH: { name: 'Fifth',");
  expect(incomplete()).toEqual([SIMULATORS, NEEDS, REGISTRY].sort());

  edit(REGISTRY, '  PROVIDER_JUMIO:', "  PROVIDER_FIFTH: { kind: 'redirect', vendor: jumio },\n  PROVIDER_JUMIO:");
  edit(SIMULATORS, '  PROVIDER_JUMIO:', '  PROVIDER_FIFTH: jumio,\n  PROVIDER_JUMIO:');
  expect(incomplete()).toEqual([SIMULATORS, NEEDS, REGISTRY].sort());

  edit(
    REGISTRY,
    "{ kind: 'redirect', vendor: jumio },",
    "{ kind: 'embedded', load: async () => (await import('./sumsub')).sumsub },",
  );
  edit(SIMULATORS, 'PROVIDER_FIFTH: jumio', 'PROVIDER_FIFTH: sumsub');
  expect(incomplete()).toEqual([NEEDS]);
});
