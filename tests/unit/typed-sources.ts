import { resolve } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { API, type Project, TypeFlags } from 'typescript/unstable/sync';

/** Source files with the types that the compiler gives to their expressions. */

const ROOT = resolve(import.meta.dirname, '../..');

/** A place in a source file. */
export interface Place {
  /** Path from the project's folder, with slashes. */
  readonly path: string;
  /** The expression, on one line. */
  readonly text: string;
}

/** A program to look for places in; `close` has to be called. */
export interface TypedSources {
  /** Places in which any text may be the name of a property: `table[key]` and `key in table`, where `key` is not one of known texts. */
  readonly textKeys: (isSearched: (path: string) => boolean) => Place[];
  /** Places that declare a text to be one of known texts without a check: `text as 'a' | 'b'`. */
  readonly castTexts: (isSearched: (path: string) => boolean) => Place[];
  readonly close: () => void;
}

/**
 * Opens the program of a `tsconfig.json`.
 *
 * @param config path from the project's folder
 */
export function typedSources(config: string): TypedSources {
  const api = new API({ cwd: ROOT });
  const path = resolve(ROOT, config);
  const project = api.updateSnapshot({ openProjects: [path] }).getProject(path);
  if (!project) throw new Error(`There is no program ${config}`);
  return {
    textKeys: (isSearched) => places(project, isSearched, keyOf, (key) => isAnyText(project, key)),
    castTexts: (isSearched) => places(project, isSearched, castOf, (cast) => isCastText(project, cast)),
    close: () => api.close(),
  };
}

/** The key of `table[key]` and `key in table`. */
function keyOf(node: Node): Node | undefined {
  if (is(node, SyntaxKind.ElementAccessExpression)) return childrenOf(node).at(-1);
  const [left, operator] = is(node, SyntaxKind.BinaryExpression) ? childrenOf(node) : [];
  return operator && is(operator, SyntaxKind.InKeyword) ? left : undefined;
}

function castOf(node: Node): Node | undefined {
  return is(node, SyntaxKind.AsExpression) ? node : undefined;
}

function isAnyText({ checker }: Project, node: Node): boolean {
  const type = checker.getTypeAtLocation(node);
  return type !== undefined && checker.isTypeAssignableTo(checker.getStringType(), type);
}

function isCastText(project: Project, cast: Node): boolean {
  const { checker } = project;
  const [given] = childrenOf(cast);
  const from = given && checker.getTypeAtLocation(given);
  const to = checker.getTypeAtLocation(cast);
  const isText = from !== undefined && (from.flags & TypeFlags.String) !== 0;
  return isText && to !== undefined && (to.flags & (TypeFlags.Union | TypeFlags.StringLiteral)) !== 0;
}

/** Where a node that `pick` returns is one that `isWanted`. */
function places(
  project: Project,
  isSearched: (path: string) => boolean,
  pick: (node: Node) => Node | undefined,
  isWanted: (picked: Node) => boolean,
): Place[] {
  return project.program.getSourceFileNames().flatMap((name) => {
    const path = name.slice(ROOT.length + 1).replaceAll('\\', '/');
    if (name.includes('/node_modules/') || !isSearched(path)) return [];
    const file = project.program.getSourceFile(name);
    if (!file) throw new Error(`There is no file ${name}`);
    return nodesOf(file).flatMap((node) => {
      const picked = pick(node);
      return picked && isWanted(picked) ? [{ path, text: textOf(file, node) }] : [];
    });
  });
}

function nodesOf(root: Node): Node[] {
  return [root, ...childrenOf(root).flatMap(nodesOf)];
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
    return undefined;
  });
  return children;
}

function is(node: Node, kind: SyntaxKind): boolean {
  return node.kind === kind;
}

function textOf(file: SourceFile, { pos, end }: Node): string {
  return file.text.slice(pos, end).trim().replace(/\s+/g, ' ');
}
