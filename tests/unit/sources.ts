import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

const SRC = resolve(import.meta.dirname, '../../src');

export interface Source {
  /** Path from `src`, with slashes. */
  readonly path: string;
  readonly statements: readonly Node[];
  /** Including property names. */
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** By path without extension. A dynamic import counts all names of its file, because any may be read. */
  readonly taken: ReadonlyMap<string, ReadonlySet<string>>;
}

/** `path` is relative to `src`. */
export function sourceOf(path: string, text: string): Source {
  const { program } = parseSync(path, text);
  const { names, texts } = wordsIn(program);
  const taken = new Map<string, Set<string>>();
  const take = (from: string, all: Iterable<string>) => {
    if (!from.startsWith('.')) return;
    const target = slashed(relative(SRC, resolve(SRC, dirname(path), from)));
    taken.set(target, new Set([...(taken.get(target) ?? []), ...all]));
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (importKind === 'type') return;
      const values = specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.importKind !== 'type' && one.imported.type === 'Identifier'
          ? [one.imported.name]
          : [],
      );
      take(source.value, values);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') take(source.value, names);
    },
  }).visit(program);
  return { path, statements: program.body, names, texts, taken };
}

/** Without tests, declarations and build configuration. */
export function productSources(): Source[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/(\.(test|d)|^vite\.config)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}testing${sep}`) && !file.endsWith('testing.ts'))
    .map((file) => sourceOf(slashed(relative(SRC, file)), readFileSync(file, 'utf8')));
}

export function unusedExports({ path, statements }: Source, all: readonly Source[]): string[] {
  const module = path.replace(/\.tsx?$/, '');
  const live = new Set(all.flatMap(({ taken }) => [...(taken.get(module) ?? [])]));
  const left = new Set(statements);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const statement of left) {
      if (!declaredBy(statement).some((name) => live.has(name))) continue;
      for (const name of wordsIn(statement).names) live.add(name);
      left.delete(statement);
    }
  }
  return statements
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(declaredBy)
    .filter((name) => !live.has(name));
}

/** Exported or not, without types. */
function declaredBy(statement: Node): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    return declaration.id ? [declaration.id.name] : [];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function wordsIn(node: Node): { names: Set<string>; texts: Set<string> } {
  const names = new Set<string>();
  const texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, name, value: text } = value as { type?: string; name?: unknown; value?: unknown };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name);
    if (type === 'Literal' && typeof text === 'string') texts.add(text);
    for (const child of Object.values(value)) walk(child);
  };
  walk(node);
  return { names, texts };
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
