import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { subset } from 'semver';
import { describe, expect, it } from 'vitest';

/** The lock file must work on every system. npm omits optional packages that its registry lacks. */

interface LockedPackage {
  readonly optional?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
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

/** Node resolves `name` in the nearest `node_modules` of `from`. */
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

/** Packages with a binary for each system. */
const native = optional
  .map(({ place, names }) => ({
    place,
    binaries: names
      .flatMap((name) => packages[installedAt(place, name) ?? ''] ?? [])
      .filter(({ os, cpu }) => os && cpu),
  }))
  .filter(({ binaries }) => binaries.length > 1);

describe('the lock file', () => {
  it('contains every optional dependency of its packages', () => {
    const missing = optional.flatMap(({ place, names }) =>
      names.filter((name) => installedAt(place, name) === undefined).map((name) => `${place}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no package that refuses a Node version that package.json accepts', () => {
    const node = packages['']?.engines?.node ?? '';
    const refusing = Object.entries(packages).filter(
      ([, { optional: isOptional = false, engines = {} }]) => !isOptional && !subset(node, engines.node ?? '*'),
    );
    expect([node, refusing.map(([place]) => place)]).toEqual([expect.stringMatching(/^\^\d/), []]);
  });

  it('contains the compilers with a binary for each system', () => {
    expect(native.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['node_modules/@biomejs/biome', 'node_modules/rolldown', 'node_modules/typescript']),
    );
  });

  it.each(SYSTEMS.flatMap((os) => PROCESSORS.map((cpu) => [os, cpu] as const)))(
    'contains a binary of each of them for %s on %s',
    (os, cpu) => {
      const without = native.filter(
        ({ binaries }) => !binaries.some((one) => one.os?.includes(os) && one.cpu?.includes(cpu)),
      );
      expect(without.map(({ place }) => place)).toEqual([]);
    },
  );
});
