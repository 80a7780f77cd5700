import {
  DOMImplementation,
  DOMParser,
  type Document,
  type Element,
  type ErrorHandlerFunction,
  XMLSerializer,
} from '@xmldom/xmldom';
import { partsOf } from '../../../src/i18n/text-rules';
import { SOURCE_LANGUAGE, TEXT_FILES } from '../../kit/text-files';
import type { TextUnit } from './catalogue';
import { type Translated, type Translation, unreadable } from './translation';

/** XLIFF 2.0. Placeholders are `<ph>` elements, so that tools keep them; `<originalData>` has their content. */

/** Translators' files have nine levels; far deeper ones would overflow the stack. */
const MAX_DEPTH = 50;

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

export function xliffOf(language: string, units: readonly TextUnit[]): string {
  const document = new DOMImplementation().createDocument(NAMESPACE, 'xliff');
  const root = document.documentElement as Element;
  setAll(root, { version: '2.0', srcLang: SOURCE_LANGUAGE, trgLang: language });
  for (const name of new Set(units.map(({ file }) => file))) {
    const file = child(root, 'file', { id: name, original: TEXT_FILES[name]?.(language) ?? name });
    for (const [index, unit] of units.filter((one) => one.file === name).entries()) addUnit(file, unit, index);
  }
  // One line each; line breaks between elements mean nothing.
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

/** Placeholders become elements. */
function addText(element: Element, text: string, placeholders: readonly string[]): void {
  const document = element.ownerDocument as Document;
  const count = new Map<string, number>();
  for (const [index, part] of partsOf(text).entries()) {
    if (index % 2 === 0) element.appendChild(document.createTextNode(part));
    else {
      const number = placeholders.indexOf(part) + 1;
      const before = count.get(part) ?? 0;
      count.set(part, before + 1);
      // Equal ids connect source and target; each id occurs once in both.
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

/** Tools may have split texts into segments, or added elements. @param name what places call the file */
export function readXliff(text: string, name: string): Translation {
  let problem = '';
  let root: Element | null = null;
  try {
    const onError: ErrorHandlerFunction = (level, message, { locator }) => {
      if (level === 'warning') return;
      problem ||= `line ${locator?.lineNumber ?? 1}: ${message}`;
      throw new Error(message);
    };
    root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
  } catch {
    return unreadable(name, `not XML: ${problem}`);
  }
  if (root !== null && isTooDeep(root)) return unreadable(name, `elements are nested deeper than ${MAX_DEPTH} levels`);
  if (root?.namespaceURI !== NAMESPACE) return unreadable(name, 'not XLIFF 2.0');
  const texts = all(root, 'file').flatMap((file) =>
    all(file, 'unit').map(
      (unit): Translated => ({
        place: `${name}:${unit.lineNumber}`,
        file: file.getAttribute('id') ?? '',
        key: unit.getAttribute('name') ?? '',
        source: textIn(unit, 'source'),
        target: textIn(unit, 'target'),
      }),
    ),
  );
  return { language: root.getAttribute('trgLang') ?? '', texts, left: [] };
}

/** Empty if a segment has none. */
function textIn(unit: Element, name: 'source' | 'target'): string {
  const data = new Map(
    all(unit, 'data').map((element) => [element.getAttribute('id') ?? '', element.textContent ?? '']),
  );
  const parts = children(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable');
  const texts = parts.map((part) => {
    // Parts that are not translated, such as spaces: the source counts for both.
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

/** Iterative, because deep files overflow the stack. */
function isTooDeep(root: Element): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(children);
  }
  return false;
}

/** `getElementsByTagName` returns a live list, which is slow here. */
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
