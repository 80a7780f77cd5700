import { resolve } from 'node:path';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { API, type Project, TypeFlags } from 'typescript/unstable/sync';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Place {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Call `close` afterwards. */
export interface TypedSources {
  /** Finds `table[key]` and `key in table` with an unchecked `key`. */
  readonly textKeys: (isSearched: (path: string) => boolean) => Place[];
  /** Finds unchecked casts: `text as 'a' | 'b'`. */
  readonly castTexts: (isSearched: (path: string) => boolean) => Place[];
  readonly close: () => void;
}

/** @param config `tsconfig.json`, from the project's folder */
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
