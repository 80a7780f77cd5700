import { applyEdits, findNodeAtLocation, type JSONPath, modify, parse, parseTree } from 'jsonc-parser';

/** Editors hide them, so files have escapes. */
const INVISIBLE = /[\u200b-\u200f\u2060\u2066-\u2069]/g;

/** Keeps order, line breaks and one-line lists. @param order all keys, to place new ones */
export function changeTexts(content: string, changes: ReadonlyMap<string, string>, order: readonly string[]): string {
  const tree: unknown = parse(content);
  const nodes = parseTree(content);
  const added: [key: string, text: string][] = [];
  const edits = [...changes].flatMap(([key, text]) => {
    const node = nodes && findNodeAtLocation(nodes, pathOf(key, tree));
    if (node !== undefined) return [{ offset: node.offset, length: node.length, content: literal(text) }];
    added.push([key, text]);
    return [];
  });
  return added.reduce((result, [key, text]) => addText(result, key, text, order), applyEdits(content, edits));
}

function addText(content: string, key: string, text: string, order: readonly string[]): string {
  const tree: unknown = parse(content);
  const edits = modify(content, pathOf(key, tree), text, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    getInsertionIndex: (present) => placeFor(key, tree, present, order),
  });
  return applyEdits(
    content,
    edits.map((edit) => ({ ...edit, content: withEscapes(edit.content) })),
  );
}

function literal(text: string): string {
  return withEscapes(JSON.stringify(text));
}

function withEscapes(json: string): string {
  return json.replace(INVISIBLE, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Numbers for list items. */
function pathOf(key: string, tree: unknown): JSONPath {
  let at: unknown = tree;
  return key.split('.').map((part) => {
    const step = Array.isArray(at) ? Number(part) : part;
    at = (at as Record<string, unknown> | undefined)?.[part];
    return step;
  });
}

/** Behind the last key that precedes it in the order. */
function placeFor(key: string, tree: unknown, present: readonly string[], order: readonly string[]): number {
  const parts = key.split('.');
  let at: unknown = tree;
  let depth = 0;
  for (; typeof at === 'object' && at !== null && Object.hasOwn(at, parts[depth] ?? ''); depth += 1) {
    at = (at as Record<string, unknown>)[parts[depth] ?? ''];
  }
  const group = parts.slice(0, depth).map((part) => `${part}.`);
  const siblings = order.filter((one) => one.startsWith(group.join(''))).map((one) => one.split('.')[depth] ?? '');
  const before = siblings.slice(0, siblings.indexOf(parts[depth] ?? ''));
  return present.findLastIndex((name) => before.includes(name)) + 1;
}
