import { applyEdits, findNodeAtLocation, type JSONPath, modify, parse, parseTree } from 'jsonc-parser';

/** Characters that choose the direction of text, or where a line breaks. The files have them as escapes, because an editor does not show them. */
const INVISIBLE = /[\u200b-\u200f\u2060\u2066-\u2069]/g;

/**
 * Changes texts of a JSON file and nothing else: order, line breaks and lists in one line stay as they are.
 *
 * @param content the file
 * @param changes new texts by dotted key
 * @param order all keys in their order, for those that the file does not have yet
 */
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

/** The path of a key: numbers for the items of lists. */
function pathOf(key: string, tree: unknown): JSONPath {
  let at: unknown = tree;
  return key.split('.').map((part) => {
    const step = Array.isArray(at) ? Number(part) : part;
    at = (at as Record<string, unknown> | undefined)?.[part];
    return step;
  });
}

/** Where a new key goes among the keys of its group: behind the last one that precedes it in the order. */
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
