import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The lock file serves every machine that people develop on. npm writes only what its registry offers at that moment: a compiler whose
 * binaries for other systems are not published yet is left out without a word, and `npm ci` refuses the file, or installs no compiler.
 */

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

const SYSTEMS = ['linux', 'darwin', 'win32'] as const;
const PROCESSORS = ['x64', 'arm64'] as const;

/** Address in the lock file of what `from` gets when it asks for `name`: the nearest `node_modules`, as Node looks it up. */
function installedAt(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder.includes('/node_modules/'))
      return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  }
}

const optional = Object.entries(packages).map(([place, { optionalDependencies = {} }]) => ({
  place,
  names: Object.keys(optionalDependencies),
}));

/** Packages that bring a binary for each system: `esbuild`, `rolldown`, `typescript` and their like. */
const native = optional
  .map(({ place, names }) => ({
    place,
    binaries: names
      .flatMap((name) => packages[installedAt(place, name) ?? ''] ?? [])
      .filter(({ os, cpu }) => os && cpu),
  }))
  .filter(({ binaries }) => binaries.length > 1);

describe('the lock file', () => {
  it('lists every optional package that another one names', () => {
    const missing = optional.flatMap(({ place, names }) =>
      names.filter((name) => installedAt(place, name) === undefined).map((name) => `${place}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('knows the compilers with a binary for each system', () => {
    expect(native.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['node_modules/@biomejs/biome', 'node_modules/rolldown', 'node_modules/typescript']),
    );
  });

  it.each(SYSTEMS.flatMap((os) => PROCESSORS.map((cpu) => [os, cpu] as const)))(
    'has a binary of each of them for %s on %s',
    (os, cpu) => {
      const without = native.filter(
        ({ binaries }) => !binaries.some((one) => one.os?.includes(os) && one.cpu?.includes(cpu)),
      );
      expect(without.map(({ place }) => place)).toEqual([]);
    },
  );
});
