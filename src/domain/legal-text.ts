import { isWebAddressOrPath } from './addresses';

/**
 * A tree, so nothing is read as HTML. Lines: headings, `- item`, `1. item`, `| table row |` or text. `[text](address)`
 * links to web addresses, own paths and `mailto:` only.
 */

export type Inline = string | { readonly text: string; readonly href: string };
type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

const HEADING = /^(#{1,6}) +(.+)/;
const ITEM = /^(?:[-*]|(\d+)[.)]) +(.+)/;
const ROW = /^\|(.*)\|$/;
const RULE = /^[\s|:-]*$/;
/** Stops at each bracket, to stay linear. */
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Never throws: an unmatched line joins a paragraph. */
export function parseLegalText(text: string): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  for (const lines of chunksOf(text)) {
    const [first = ''] = lines;
    const [, marks = '', heading] = HEADING.exec(first) ?? [];
    if (heading !== undefined) {
      headings += 1;
      blocks.push({ kind: 'heading', level: marks.length > 2 ? 4 : 3, id: `part-${headings}`, text: heading });
    } else if (ITEM.test(first)) {
      const items = lines.map((line) => parseInline(ITEM.exec(line)?.[2] ?? line));
      blocks.push({ kind: 'list', ordered: ITEM.exec(first)?.[1] !== undefined, items });
    } else if (ROW.test(first)) {
      const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else {
      blocks.push({ kind: 'paragraph', line: parseInline(lines.join(' ')) });
    }
  }
  return blocks;
}

function chunksOf(text: string): string[][] {
  const chunks: string[][] = [];
  let before = 'none';
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const kind = kindOf(line);
    if (kind !== 'none' && kind === before && kind !== 'heading') chunks.at(-1)?.push(line.trim());
    else if (kind !== 'none') chunks.push([line.trim()]);
    before = kind;
  }
  return chunks;
}

function kindOf(line: string): string {
  const trimmed = line.trim();
  if (trimmed === '') return 'none';
  if (HEADING.test(trimmed)) return 'heading';
  if (ROW.test(trimmed)) return 'table';
  const item = ITEM.exec(trimmed);
  if (item === null) return 'paragraph';
  return item[1] === undefined ? 'list' : 'ordered';
}

function cellsOf(line: string): Line[] {
  return (ROW.exec(line)?.[1] ?? line).split('|').map((cell) => parseInline(cell.trim()));
}

function parseInline(line: string): Line {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of line.matchAll(LINK)) {
    const [all, text = '', href = ''] = found;
    if (!isSafe(href)) continue;
    if (found.index > end) parts.push(line.slice(end, found.index));
    parts.push({ text, href });
    end = found.index + all.length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}

function isSafe(href: string): boolean {
  return isWebAddressOrPath(href) || /^mailto:[^\s@?]+@[^\s@?]+$/.test(href);
}
