import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Import {
  /** From the project's root. */
  readonly from: string;
  /** A path from the project's root without extension, or a package. */
  readonly to: string;
  readonly kind: 'value' | 'type' | 'dynamic';
}

/** From the project's root, with slashes. */
export function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => slashed(relative(ROOT, join(entry.parentPath, entry.name))));
}

export function importsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found: Import[] = [];
  const add = (path: string, kind: Import['kind']) => {
    const to = path.startsWith('.') ? slashed(join(dirname(file), path)).replace(/\/$/, '') : packageOf(path);
    found.push({ from: file, to, kind });
  };
  for (const { moduleRequest, entries } of staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value');
  }
  for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'value');
  }
  const atRuntime = new Set(dynamicImports.map(({ moduleRequest }) => moduleRequest.start));
  // The parser omits `import('…')` in types.
  for (const { index, 1: before = '', 3: path = '' } of text.matchAll(/(\bimport\(\s*)(['"`])([^'"`$]+)\2/g)) {
    add(path, atRuntime.has(index + before.length) ? 'dynamic' : 'type');
  }
  return found;
}

/** `node:` for all of Node. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
