import type { LookItem } from '../../core/pane-messages';

/** Reads texts, buttons, links and fields in document order. All words in a block are one text. */

const SKIPPED = 'script, style, noscript, template, svg, iframe, input[type="hidden"]';
const FIELD_ROLES = ['checkbox', 'radio', 'switch', 'combobox', 'textbox', 'slider', 'spinbutton', 'searchbox'];
const FIELDS = `input, select, textarea, ${FIELD_ROLES.map((role) => `[role="${role}"]`).join(', ')}`;
const BUTTONS = 'button, summary, [role="button"], [role="tab"], [role="menuitem"], input[type="submit"]';
const LINKS = 'a[href], [role="link"]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
/** Limits of items and of a text's length. */
const MAX_ITEMS = 1500;
const MAX_TEXT = 600;

export type FoundItem = LookItem & { readonly element: Element };

export function readItems(document: Document): FoundItem[] {
  const items: FoundItem[] = [];
  let words = '';
  const add = (item: FoundItem) => {
    if (item.text !== '' && items.length < MAX_ITEMS) items.push({ ...item, text: item.text.slice(0, MAX_TEXT) });
  };
  const flush = (element: Element) => {
    add({ kind: element.closest(HEADINGS) ? 'heading' : 'text', text: tidy(words), element });
    words = '';
  };
  const walk = (element: Element, block: Element, silent: boolean) => {
    if (element.matches(SKIPPED) || !element.checkVisibility({ visibilityProperty: true })) return;
    const display = document.defaultView?.getComputedStyle(element).display ?? '';
    const isBlock = !['inline', 'contents'].includes(display);
    const isControl = element.matches(`${FIELDS}, ${BUTTONS}, ${LINKS}, img[alt]`);
    if (isBlock || isControl) flush(block);
    if (isControl) {
      add({ ...controlOf(element), element });
      return;
    }
    // A label's text is its field's name.
    const isSilent = silent || (element.localName === 'label' && (element as HTMLLabelElement).control !== null);
    const inner = isBlock ? element : block;
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) walk(child as Element, inner, isSilent);
      else if (child.nodeType === Node.TEXT_NODE && !isSilent) words += (child as Text).data;
    }
    if (isBlock) flush(element);
  };
  if (document.body) walk(document.body, document.body, false);
  return items;
}

function controlOf(element: Element): LookItem {
  if (element.matches(FIELDS) && !element.matches(BUTTONS)) return fieldOf(element);
  const { innerText = '', alt = '' } = element as Partial<HTMLImageElement>;
  const text = tidy(innerText) || nameOf(element);
  if (element.matches(LINKS)) return { kind: 'link', text };
  return element.localName === 'img' ? { kind: 'picture', text: tidy(alt) } : { kind: 'button', text };
}

/** The element may be of any kind. The classes of the app's window are others than this page's. */
type AnyField = Element &
  Partial<Pick<HTMLInputElement, 'type' | 'labels' | 'required' | 'disabled' | 'readOnly' | 'multiple'>> &
  Partial<Pick<HTMLSelectElement, 'options'>>;

function fieldOf(element: AnyField): LookItem {
  const own = element.localName === 'input' ? element.type : undefined;
  const type = element.getAttribute('role') ?? own ?? element.localName;
  return { kind: 'field', text: nameOf(element) || `(${type})`, type, requires: requirementsOf(element) };
}

function requirementsOf(element: AnyField): string[] {
  const has = (name: string) => element.getAttribute(name);
  const rows: readonly [unknown, string][] = [
    [element.required || has('aria-required') === 'true', 'required'],
    [element.disabled || has('aria-disabled') === 'true', 'disabled'],
    [element.readOnly, 'read only'],
    [element.multiple, 'several'],
    [has('minlength'), `at least ${has('minlength')} characters`],
    [has('maxlength'), `at most ${has('maxlength')} characters`],
    [has('min'), `from ${has('min')}`],
    [has('max'), `to ${has('max')}`],
    [has('pattern'), `pattern ${has('pattern')}`],
    [has('accept'), `accepts ${has('accept')}`],
    [has('inputmode'), `keyboard ${has('inputmode')}`],
    [element.localName === 'select', `${element.options?.length} choices`],
  ];
  return rows.filter(([holds]) => holds).map(([, told]) => told);
}

function nameOf(element: AnyField): string {
  const { ownerDocument } = element;
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => ownerDocument.getElementById(id));
  const labels = [...(element.labels ?? []), ...named].map((label) => label?.textContent ?? '');
  const own = ['aria-label', 'placeholder', 'title', 'value', 'name'].map((name) => element.getAttribute(name) ?? '');
  return [labels.join(' '), ...own].map(tidy).find((name) => name !== '') ?? '';
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
