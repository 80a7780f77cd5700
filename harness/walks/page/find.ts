import { computeAccessibleName } from 'dom-accessibility-api';
import type { TargetRole } from '../../engine/walks/steps';
import { type FoundBy, partOfName, wholeName } from '../../engine/walks/walk-texts';
import { listed } from './said';

/** Finds the elements of a document that a walk names, by role and accessible name, as `walks/playwright-driver.ts` does with Playwright. */

const TEXT_FIELDS = ['text', 'email', 'tel', 'url'].map((type) => `input[type=${type}]:not([list])`).join(', ');

/** The elements that may have a role: those with it by themselves, and those that are given it. */
const SELECTORS: Readonly<Record<Exclude<TargetRole, 'text'>, string>> = {
  alert: '',
  alertdialog: '',
  article: 'article',
  button:
    'button, summary, input[type=button], input[type=submit], input[type=reset], input[type=image], input[type=file]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select:not([multiple]), input[list]',
  dialog: 'dialog',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  radiogroup: '',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  searchbox: 'input[type=search]:not([list])',
  spinbutton: 'input[type=number]',
  status: 'output',
  switch: '',
  tab: '',
  table: 'table',
  textbox: `textarea, input:not([type]):not([list]), ${TEXT_FIELDS}`,
};

/** Whether nobody can perceive an element: it is not drawn, or hidden from assistive technology. */
export function isHidden(element: Element): boolean {
  return !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]') !== null;
}

/** Whether an element has a role, by itself or because it is given it. */
export function hasRole(element: Element, role: Exclude<TargetRole, 'text'>): boolean {
  const given = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (given) return given === role;
  return SELECTORS[role] !== '' && element.matches(SELECTORS[role]);
}

/** What an element is called. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element).replace(/\s+/g, ' ').trim();
}

function byRole(scope: ParentNode, role: Exclude<TargetRole, 'text'>): Element[] {
  const selector = [SELECTORS[role], `[role~=${role}]`].filter(Boolean).join(', ');
  return [...scope.querySelectorAll(selector)].filter((element) => hasRole(element, role) && !isHidden(element));
}

const WITHOUT_TEXT = 'script, style, noscript, template, head';

/** The innermost elements whose text matches. */
function byText(scope: ParentNode, pattern: RegExp): Element[] {
  return [...scope.children].flatMap((child) => {
    if (child.matches(WITHOUT_TEXT) || !pattern.test(child.textContent ?? '')) return [];
    const inner = byText(child, pattern);
    return inner.length > 0 ? inner : isHidden(child) ? [] : [child];
  });
}

/**
 * The elements of a target, in the order of the document. A name that equals the words wins over one that contains them.
 *
 * @param scope the document
 */
export function findAll(scope: Document, target: FoundBy): Element[] {
  const { role, words } = target;
  const inside = target.within === undefined ? scope : around(scope, target.within);
  if (inside === undefined) return [];
  if (role === 'text') {
    if (words === undefined) return byText(inside, /\S/);
    const whole = byText(inside, wholeName(words));
    return whole.length > 0 ? whole : byText(inside, partOfName(words));
  }
  const all = byRole(inside, role);
  if (words === undefined) return all;
  const named = all.map((element) => ({ element, name: nameOf(element) }));
  const matching = (pattern: RegExp) => named.filter(({ name }) => pattern.test(name)).map(({ element }) => element);
  const whole = matching(wholeName(words));
  return whole.length > 0 ? whole : matching(partOfName(words));
}

/** The element around a target: one that is called like this, or has such a heading in it. */
function around(scope: Document, { role, words, nth, within }: FoundBy): Element | undefined {
  const outer = within === undefined ? scope : around(scope, within);
  if (outer === undefined || role === 'text') return undefined;
  const all = byRole(outer, role);
  const named =
    words === undefined
      ? all
      : all.filter(
          (element) =>
            wholeName(words).test(nameOf(element)) ||
            byRole(element, 'heading').some((heading) => partOfName(words).test(nameOf(heading))),
        );
  return named[(nth ?? 1) - 1];
}

/** The names of the elements of a role that are there, for a message about one that is not. */
export function listedOf(scope: Document, role: TargetRole): string {
  return role === 'text' ? '' : listed(byRole(scope, role).map(nameOf));
}
