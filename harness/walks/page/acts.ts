import { BASE_PATH } from '../../../src/domain/initial-config';
import { type FoundBy, partOfName, wholeName } from '../../engine/walks/walk-texts';
import { DONE, type PageAnswer, type PageCommand, refused, waiting } from './commands';
import { findAll, isHidden, listed, nameOf, saidFound } from './find';

/**
 * Does the acts of a walk in a document, with events that a script makes. They reach the app as real ones do, but a browser does not take them for
 * the act of a person: what needs one, such as a new tab, is not possible. What a person could not reach is not pressed either: hidden, disabled
 * or covered elements.
 */

/** The acts that happen in the app's document. Going back and the vendors' pages are those of the page around it. */
export type DocumentCommand = Exclude<PageCommand, { act: 'back' | 'vendor' | 'ready' }>;

type Window_ = Window & typeof globalThis;

/** Does a command in a document if its element is there. */
export async function actIn(document: Document, command: DocumentCommand): Promise<PageAnswer> {
  const window = document.defaultView as Window_ | null;
  if (window === null) return waiting('The page is being loaded');
  if (command.act === 'go') {
    const url = new URL(BASE_PATH.slice(0, -1) + command.path, window.location.href);
    const language = new URLSearchParams(window.location.search).get('lang');
    if (language !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', language);
    window.location.assign(url.href);
    return DONE;
  }
  const found = one(document, command.target);
  if (!(found instanceof Found)) return found;
  return DOES[command.act](found.element, command as never, window);
}

class Found {
  constructor(readonly element: HTMLElement) {}
}

function one(document: Document, target: FoundBy): Found | PageAnswer {
  const all = findAll(document, target);
  const element = all[(target.nth ?? 1) - 1] as HTMLElement | undefined;
  if (element === undefined) return waiting(`There is no ${saidFound(target)}${listed(document, target.role)}`);
  if (target.nth === undefined && all.length > 1)
    return refused(`There are ${all.length} of ${saidFound(target)}: say which by nth or within`);
  return new Found(element);
}

type Targeted = Exclude<DocumentCommand, { act: 'go' }>;
type Does = {
  readonly [A in Targeted['act']]: (
    element: HTMLElement,
    command: Extract<Targeted, { act: A }>,
    window: Window_,
  ) => PageAnswer | Promise<PageAnswer>;
};

const DOES: Does = {
  press: (element, { target }, window) => {
    const why = obstacle(element, target, window);
    if (why !== undefined) return why;
    // Only after the answer, because it may take the document away.
    window.setTimeout(() => press(element, window));
    return DONE;
  },
  fill: (element, { target, text }, window) => {
    const why = obstacle(element, target, window);
    if (why !== undefined) return why;
    if (!isTextField(element, window)) return refused(`${saidFound(target)} takes no text`);
    type(element, text, window);
    return DONE;
  },
  choose: async (element, { target, entry }, window) => {
    const why = obstacle(element, target, window);
    if (why !== undefined) return why;
    if (element instanceof window.HTMLSelectElement) {
      const options = [...element.options];
      const chosen = options.find(({ label, value }) => wholeName(entry).test(label) || value === entry.said);
      if (chosen === undefined) return waiting(`The list has no “${entry.said}”`);
      setValue(element, chosen.value, window);
      return DONE;
    }
    if (isTextField(element, window)) {
      type(element, entry.said, window);
      await frames(window);
      const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      element.dispatchEvent(new window.KeyboardEvent('keydown', enter));
      element.dispatchEvent(new window.KeyboardEvent('keyup', enter));
      return DONE;
    }
    const radios = [...element.querySelectorAll<HTMLElement>('input[type=radio], [role=radio]')];
    const radio = radios.find((one) => !isHidden(one) && wholeName(entry).test(nameOf(one)));
    if (radio === undefined) return waiting(`There is no choice “${entry.said}” in ${saidFound(target)}`);
    press(radio, window);
    return DONE;
  },
  check: (element, { target, isOn }, window) => {
    const why = obstacle(element, target, window);
    if (why !== undefined) return why;
    if (isTicked(element) !== isOn) press(element, window);
    return DONE;
  },
  upload: (element, { target, file }, window) => {
    const field = element.matches('input[type=file]') ? element : element.querySelector('input[type=file]');
    if (!(field instanceof window.HTMLInputElement)) return waiting(`${saidFound(target)} takes no file`);
    const data = new window.DataTransfer();
    data.items.add(new window.File([new Uint8Array(FILE_LENGTH).fill(1)], file.name, { type: file.type }));
    field.files = data.files;
    tellChange(field, window);
    return DONE;
  },
  expect: (element, { words }) => {
    const shown = element.textContent ?? '';
    if (words === undefined || partOfName(words).test(shown)) return DONE;
    return waiting(`It does not say “${words.said}” but “${shown.replace(/\s+/g, ' ').trim().slice(0, 300)}”`);
  },
};

/** Bytes of the files that a walk uploads. */
const FILE_LENGTH = 100;

/** Why a person could not use an element now; undefined if they could. A disabled one may wait until a text was read to its end. */
function obstacle(element: HTMLElement, target: FoundBy, window: Window_): PageAnswer | undefined {
  if (element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null) {
    scrollToEnds(window.document);
    return waiting(`${saidFound(target)} is disabled`);
  }
  if (element.closest('[inert]') !== null) return waiting(`${saidFound(target)} cannot be used at the moment`);
  const cover = coverOf(element, window);
  return cover && waiting(`${saidFound(target)} is covered by ${cover.localName} “${nameOf(cover).slice(0, 60)}”`);
}

/** What lies over the middle of an element, so that a pointer cannot reach it. */
function coverOf(element: HTMLElement, window: Window_): Element | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const above = window.document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  // Its own parts, its label, and what it is in: a field may be drawn by the element around it.
  if (above === null || element.contains(above) || above.contains(element)) return undefined;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  if (labels.some((label) => label.contains(above))) return undefined;
  return above.parentElement?.contains(element) ? undefined : above;
}

/** Shows the end of the page, and then of each part of it that can be scrolled. */
function scrollToEnds(document: Document): void {
  const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
  for (const element of [document.documentElement, ...document.querySelectorAll('main *')].filter(isCut)) {
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
}

/** Presses an element with the pointer. */
function press(element: HTMLElement, window: Window_): void {
  const box = element.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const common = { ...at, bubbles: true, cancelable: true, composed: true, button: 0, view: window };
  const pointer = { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new window.PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (element.dispatchEvent(new window.MouseEvent('mousedown', { ...common, buttons: 1 }))) {
    element.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')?.focus();
  }
  element.dispatchEvent(new window.PointerEvent('pointerup', pointer));
  element.dispatchEvent(new window.MouseEvent('mouseup', common));
  element.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element, window: Window_): element is TextField {
  return element instanceof window.HTMLInputElement || element instanceof window.HTMLTextAreaElement;
}

function type(field: TextField, text: string, window: Window_): void {
  field.focus();
  setValue(field, text, window);
}

/** Sets a value as typing does. The setter is the browser's own: React replaces that of the element, to tell its own changes apart. */
function setValue(field: TextField | HTMLSelectElement, value: string, window: Window_): void {
  const own = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value);
  tellChange(field, window);
}

function tellChange(field: HTMLElement, window: Window_): void {
  field.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new window.Event('change', { bubbles: true }));
}

function isTicked(element: HTMLElement): boolean {
  return 'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';
}

/** Milliseconds after which two frames count as drawn: a tab in the background draws none. */
const FRAMES_MS = 100;

/** Waits for two frames: what an act starts may begin with the next one. */
export function frames(window: Window): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(done, FRAMES_MS);
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => done()));
  });
}
