import type { Node } from 'oxc-parser';
import type { Source } from './sources';

/** Which named values other code uses. */

/** A member of a union, an entry of a list, or a table's key. */
interface Offered {
  /** Path from `src`. */
  readonly path: string;
  readonly value: string;
}

function offeredValues({ path, statements }: Source): Offered[] {
  return statements.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    const values =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ init }) => (init ? entriesOf(bare(init)) : []))
        : typeTexts(declaration);
    return [...new Set(values)].map((value) => ({ path, value }));
  });
}

/** Counts outside types. */
function wordCounts(sources: readonly Source[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { statements } of sources) for (const word of statements.flatMap(words)) add(counts, word);
  return counts;
}

/** Values that occur nowhere else. */
export function unusedValues(sources: readonly Source[], isOffering: (path: string) => boolean): Offered[] {
  const counts = wordCounts(sources);
  return sources
    .filter(({ path }) => isOffering(path))
    .flatMap((source) => {
      const own = new Map<string, number>();
      for (const word of source.statements.filter(isTable).flatMap(words)) add(own, word);
      return offeredValues(source).filter(({ value }) => (counts.get(value) ?? 0) <= (own.get(value) ?? 0));
    });
}

/** Query parameters written and read. */
export function queryParameters(sources: readonly Source[]): { written: Set<string>; read: Set<string> } {
  const written = new Set<string>();
  const read = new Set<string>();
  const constants = new Map(sources.flatMap(({ statements }) => statements.flatMap(constantTexts)));
  for (const { statements } of sources) {
    for (const statement of statements) {
      for (const text of words(statement)) for (const [, name = ''] of text.matchAll(/[?&](\w+)=/g)) written.add(name);
      for (const { method, argument } of methodCalls(statement)) {
        const name = argument.type === 'Identifier' ? constants.get(argument.name) : textOf(argument);
        if (name !== undefined && /^(get|has|getAll)$/.test(method)) read.add(name);
        if (name !== undefined && /^(set|append)$/.test(method)) written.add(name);
        if (method === 'URLSearchParams') for (const key of entriesOf(argument)) written.add(key);
      }
    }
  }
  return { written, read };
}

interface Called {
  readonly method: string;
  readonly argument: Node;
}

function methodCalls(root: Node): Called[] {
  const calls: Called[] = [];
  const note = (method: string, argument: Node | undefined) => argument && calls.push({ method, argument });
  visit(root, (node) => {
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') note(node.callee.name, node.arguments[0]);
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { property } = node.callee;
    if (property.type === 'Identifier') note(property.name, node.arguments[0]);
  });
  return calls;
}

/** Such as `const STEP = 'step'`. */
function constantTexts(statement: Node): [string, string][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }): [string, string][] => {
    const text = init ? textOf(init) : undefined;
    return id.type === 'Identifier' && text !== undefined ? [[id.name, text]] : [];
  });
}

function isTable(statement: Node): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declaration?.type !== 'VariableDeclaration') return false;
  return declaration.declarations.some(({ init }) => init && entriesOf(bare(init)).length > 0);
}

function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

function entriesOf(node: Node): string[] {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((one) => (one ? (textOf(one) ?? []) : []));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => {
    if (one.type !== 'Property') return [];
    return one.key.type === 'Identifier' ? one.key.name : (textOf(one.key) ?? []);
  });
}

function textOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function typeTexts(root: Node): string[] {
  const texts: string[] = [];
  visit(root, (node) => {
    if (node.type !== 'TSLiteralType') return;
    const text = textOf(node.literal);
    if (text !== undefined) texts.push(text);
  });
  return texts;
}

/** Outside types. */
function words(root: Node): string[] {
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === 'TSLiteralType') return false;
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.push(node.name);
    if (node.type === 'TemplateElement') found.push(node.value.raw);
    const text = textOf(node);
    if (text !== undefined) found.push(text);
    return undefined;
  });
  return found;
}

function visit(value: unknown, look: (node: Node) => unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && look(value as Node) === false) return;
  for (const child of Object.values(value)) visit(child, look);
}

function add(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
