import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** Its path in the object, such as `kyc.steps`, and its comment. */
export interface DocumentedKey {
  readonly path: string;
  readonly comment: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & {
  readonly key: Node & { readonly name?: string; readonly value?: unknown };
  readonly value: Node;
};

/**
 * Comments of an object's keys, including nested objects and constants.
 * @param name constant with the object, or with a call that takes it
 */
export function documentedKeys(file: string, name: string): DocumentedKey[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const constants = new Map<string, Node>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init as Node);
    },
  }).visit(program);

  const commentBefore = (start: number): string => {
    const found = comments.find(
      ({ type, end }) => type === 'Block' && end <= start && source.slice(end, start).trim() === '',
    );
    return (found?.value ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*\*\s?/, '').trim())
      .join(' ')
      .trim();
  };
  const keysOf = (value: Node, parent: string): DocumentedKey[] => {
    const object = objectIn(value, constants);
    if (!object) return [];
    return object.properties.flatMap((property) => {
      if (property.type !== 'Property') return [];
      const key = String(property.key.name ?? property.key.value);
      const path = parent === '' ? key : `${parent}.${key}`;
      return [{ path, comment: commentBefore(property.start) }, ...keysOf(property.value, path)];
    });
  };
  const root = constants.get(name);
  if (!root) throw new Error(`${file} has no constant ${name}`);
  return keysOf(root, '');
}

/** The object, possibly below a chain of calls or in a constant. */
function objectIn(node: Node, constants: ReadonlyMap<string, Node>): { properties: readonly Property[] } | undefined {
  const any = node as Node & Record<string, unknown>;
  if (any.type === 'ObjectExpression') return any as unknown as { properties: readonly Property[] };
  if (any.type === 'Identifier') {
    const named = constants.get(any.name as string);
    return named && objectIn(named, constants);
  }
  if (any.type === 'TSSatisfiesExpression' || any.type === 'TSAsExpression') {
    return objectIn(any.expression as Node, constants);
  }
  if (any.type !== 'CallExpression') return undefined;
  const callee = any.callee as Node & { readonly object?: Node; readonly property?: { readonly name: string } };
  const [first] = any.arguments as Node[];
  if (callee.property?.name === 'strictObject' || callee.property?.name === 'object') {
    return first && objectIn(first, constants);
  }
  return callee.object && objectIn(callee.object, constants);
}
