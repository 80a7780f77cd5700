/**
 * Reads what a page shows, in the order of the document: texts, buttons, links and fields. All words in one block are one text, so a
 * sentence with a bold word is one text.
 */

const SKIPPED = 'script, style, noscript, template, svg, iframe, input[type="hidden"]';
const FIELD_ROLES = ['checkbox', 'radio', 'switch', 'combobox', 'textbox', 'slider', 'spinbutton', 'searchbox'];
const FIELDS = `input, select, textarea, ${FIELD_ROLES.map((role) => `[role="${role}"]`).join(', ')}`;
const BUTTONS = 'button, summary, [role="button"], [role="tab"], [role="menuitem"], input[type="submit"]';
const LINKS = 'a[href], [role="link"]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
/** Maximum number of items that are read from a page, and maximum length of a text that is sent. */
const MAX_ITEMS = 1500;
const MAX_TEXT = 600;

/** The items of a page, each with its element. */
export function readItems(document) {
  const items = [];
  let words = '';
  const add = (item) => {
    if (item.text !== '' && items.length < MAX_ITEMS) items.push({ ...item, text: item.text.slice(0, MAX_TEXT) });
  };
  const flush = (element) => {
    add({ kind: element.closest(HEADINGS) ? 'heading' : 'text', text: tidy(words), element });
    words = '';
  };
  const walk = (element, block, silent) => {
    if (element.matches(SKIPPED) || !element.checkVisibility({ visibilityProperty: true })) return;
    const isBlock = !['inline', 'contents'].includes(
      element.ownerDocument.defaultView.getComputedStyle(element).display,
    );
    const isControl = element.matches(`${FIELDS}, ${BUTTONS}, ${LINKS}, img[alt]`);
    if (isBlock || isControl) flush(block);
    if (isControl) {
      add({ ...controlOf(element), element });
      return;
    }
    // The text of a label is the name of its field.
    const isSilent = silent || (element.localName === 'label' && element.control !== null);
    const inner = isBlock ? element : block;
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) walk(child, inner, isSilent);
      else if (child.nodeType === Node.TEXT_NODE && !isSilent) words += child.data;
    }
    if (isBlock) flush(element);
  };
  if (document.body) walk(document.body, document.body, false);
  return items;
}

function controlOf(element) {
  if (element.matches(FIELDS) && !element.matches(BUTTONS)) return fieldOf(element);
  const text = tidy(element.innerText ?? '') || nameOf(element);
  if (element.matches(LINKS)) return { kind: 'link', text };
  return element.localName === 'img' ? { kind: 'picture', text: tidy(element.alt) } : { kind: 'button', text };
}

function fieldOf(element) {
  const type = element.getAttribute('role') ?? (element.localName === 'input' ? element.type : element.localName);
  return { kind: 'field', text: nameOf(element) || `(${type})`, type, requires: requirementsOf(element) };
}

/** The requirements of a field, each in a few words. */
function requirementsOf(element) {
  const has = (name) => element.getAttribute(name);
  const rows = [
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

/** The name of a field or a button. */
function nameOf(element) {
  const { ownerDocument } = element;
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => ownerDocument.getElementById(id));
  const labels = [...(element.labels ?? []), ...named].map((label) => label?.textContent ?? '');
  const own = ['aria-label', 'placeholder', 'title', 'value', 'name'].map((name) => element.getAttribute(name) ?? '');
  return [labels.join(' '), ...own].map(tidy).find((name) => name !== '') ?? '';
}

function tidy(text) {
  return text.replace(/\s+/g, ' ').trim();
}
