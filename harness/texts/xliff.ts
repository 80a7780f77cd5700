import {
  DOMImplementation,
  DOMParser,
  type Document,
  type Element,
  onErrorStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';
import { partsOf } from '../../src/i18n/text-rules';
import type { TextUnit } from './catalogue';
import { SOURCE_LANGUAGE, TEXT_FILES } from './text-files';
import { FileError, type Translated, type Translation } from './translation';

/**
 * XLIFF 2.0, the format of translation tools. Placeholders and tags are `<ph>` elements, so that a tool does not change them; their content
 * is in the unit's `<originalData>`.
 */

/** Deepest nesting that is read: translators' files have nine levels. A deeper one would exceed the stack. */
const MAX_DEPTH = 50;

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** The texts of a language as XLIFF. */
export function xliffOf(language: string, units: readonly TextUnit[]): string {
  const document = new DOMImplementation().createDocument(NAMESPACE, 'xliff');
  const root = document.documentElement as Element;
  setAll(root, { version: '2.0', srcLang: SOURCE_LANGUAGE, trgLang: language });
  for (const name of new Set(units.map(({ file }) => file))) {
    const file = child(root, 'file', { id: name, original: TEXT_FILES[name]?.(language) ?? name });
    for (const [index, unit] of units.filter((one) => one.file === name).entries()) addUnit(file, unit, index);
  }
  // A unit on a line of its own; between elements line breaks mean nothing.
  const xml = new XMLSerializer().serializeToString(document).replace(/<(?=unit |file |\/file>)/g, '\n<');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

function addUnit(file: Element, unit: TextUnit, index: number): void {
  const { key, source, target, fits, note, terms, shown } = unit;
  const element = child(file, 'unit', { id: `u${index + 1}`, name: key });
  const notes = child(element, 'notes');
  const rows = [
    ['length', `Up to ${fits} characters are known to fit`],
    ['note', note],
    ['glossary', terms.join('; ')],
    ['state', shown?.state ?? ''],
    ['picture', shown?.picture ?? ''],
  ] as const;
  for (const [category, text] of rows) {
    if (text !== '') child(notes, 'note', { category }, text);
  }
  const placeholders = [
    ...new Set([source, target].flatMap((text) => partsOf(text).filter((_part, at) => at % 2 === 1))),
  ];
  if (placeholders.length > 0) {
    const data = child(element, 'originalData');
    for (const [at, text] of placeholders.entries()) child(data, 'data', { id: `d${at + 1}` }, text);
  }
  const segment = child(element, 'segment');
  addText(child(segment, 'source', { 'xml:space': 'preserve' }), source, placeholders);
  if (target !== '') addText(child(segment, 'target', { 'xml:space': 'preserve' }), target, placeholders);
}

/** Writes a text; its placeholders as elements. */
function addText(element: Element, text: string, placeholders: readonly string[]): void {
  const document = element.ownerDocument as Document;
  const count = new Map<string, number>();
  for (const [index, part] of partsOf(text).entries()) {
    if (index % 2 === 0) element.appendChild(document.createTextNode(part));
    else {
      const number = placeholders.indexOf(part) + 1;
      const before = count.get(part) ?? 0;
      count.set(part, before + 1);
      // The same id connects an element of the source with that of the target; within each of them an id occurs once.
      const id = before === 0 ? `${number}` : `${number}-${before + 1}`;
      child(element, 'ph', { id, dataRef: `d${number}`, disp: part });
    }
  }
}

function child(
  parent: Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): Element {
  const document = parent.ownerDocument as Document;
  const element = document.createElementNS(NAMESPACE, name);
  setAll(element, attributes);
  if (text !== undefined) element.appendChild(document.createTextNode(text));
  parent.appendChild(element);
  return element;
}

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/**
 * Reads the translations of an XLIFF file. A translation tool may have split a text into several segments, and may have added elements.
 *
 * @throws {FileError} when it is not such a file
 */
export function readXliff(text: string): Translation {
  let root: Element | null;
  try {
    root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
  } catch (error) {
    throw new FileError(`not XML: ${error instanceof Error ? error.message : error}`);
  }
  if (root !== null && isTooDeep(root)) throw new FileError(`elements are nested deeper than ${MAX_DEPTH} levels`);
  if (root?.namespaceURI !== NAMESPACE) throw new FileError('not XLIFF 2.0');
  const language = root.getAttribute('trgLang') ?? '';
  const texts = all(root, 'file').flatMap((file) =>
    all(file, 'unit').map(
      (unit): Translated => ({
        file: file.getAttribute('id') ?? '',
        key: unit.getAttribute('name') ?? '',
        source: textIn(unit, 'source'),
        target: textIn(unit, 'target'),
      }),
    ),
  );
  return { language, texts };
}

/** The whole source or target of a unit; empty if one of its segments has none. */
function textIn(unit: Element, name: 'source' | 'target'): string {
  const data = new Map(
    all(unit, 'data').map((element) => [element.getAttribute('id') ?? '', element.textContent ?? '']),
  );
  const parts = children(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable');
  const texts = parts.map((part) => {
    // Between segments there may be parts that are not translated, such as spaces: their source stands for both.
    const element = all(part, name)[0] ?? (part.localName === 'ignorable' ? all(part, 'source')[0] : undefined);
    return element && readText(element, data);
  });
  return texts.every((text) => text !== undefined) ? texts.join('') : '';
}

function readText(element: Element, data: ReadonlyMap<string, string>): string {
  return Array.from(element.childNodes)
    .map((node) => {
      if (node.nodeType !== node.ELEMENT_NODE) return node.nodeValue ?? '';
      const inner = node as Element;
      const ref = inner.getAttribute('dataRef');
      return inner.localName === 'ph' && ref !== null ? (data.get(ref) ?? '') : readText(inner, data);
    })
    .join('');
}

/** Not recursive, so that a deep file does not overflow the stack. */
function isTooDeep(root: Element): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(children);
  }
  return false;
}

/** All elements with a name inside an element. The DOM's own `getElementsByTagName` returns a live list, which takes seconds here. */
function all(parent: Element, name: string): Element[] {
  return children(parent).flatMap((element) => (element.localName === name ? [element] : all(element, name)));
}

function children(parent: Element): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) found.push(node as Element);
  }
  return found;
}
