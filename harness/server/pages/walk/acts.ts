import { BASE_PATH } from '../../../../src/domain/initial-config';
import type { DocumentCommand } from '../../../core/walks/commands';
import { DONE, FILE_LENGTH, type PageAnswer, refused, waiting } from '../../../core/walks/commands';
import { saidFound } from '../../../core/walks/said';
import { type FoundBy, partOfName, wholeName } from '../../../core/walks/walk-texts';
import { findAll, isHidden, listedOf, nameOf } from './find';
import { frames, isTextField, isTicked, press, setValue, tellChange, type, type Window_ } from './input';
import { obstacle } from './obstacle';

/**
 * By synthetic events, which browsers do not take for a person's: opening tabs is impossible. Hidden, disabled or
 * covered elements are not pressed.
 */

/** If its element exists. */
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
  if (element === undefined) return waiting(`There is no ${saidFound(target)}${listedOf(document, target.role)}`);
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
    // After the answer, because it may remove the document.
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
