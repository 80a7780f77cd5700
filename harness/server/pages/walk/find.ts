import { computeAccessibleName } from 'dom-accessibility-api';
import { listed } from '../../../core/walks/said';
import type { TargetRole } from '../../../core/walks/steps';
import { type FoundBy, partOfName, wholeName } from '../../../core/walks/walk-texts';

/** By role and accessible name, as Playwright does. */

const TEXT_FIELDS = ['text', 'email', 'tel', 'url'].map((type) => `input[type=${type}]:not([list])`).join(', ');

/** Native or by attribute. */
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

/** Not rendered, or hidden from assistive technology. */
export function isHidden(element: Element): boolean {
  return !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]') !== null;
}

/** Native or by attribute. */
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

function byText(scope: ParentNode, pattern: RegExp): Element[] {
  return [...scope.children].flatMap((child) => {
    if (child.matches(WITHOUT_TEXT) || !pattern.test(child.textContent ?? '')) return [];
    const inner = byText(child, pattern);
    return inner.length > 0 ? inner : isHidden(child) ? [] : [child];
  });
}

/** In document order. An equal name wins over one that contains the words. */
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

/** By its name or a heading inside. */
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

/** For error messages. */
export function listedOf(scope: Document, role: TargetRole): string {
  return role === 'text' ? '' : listed(byRole(scope, role).map(nameOf));
}
