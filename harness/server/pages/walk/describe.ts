import type { KeyIndex } from '../../../core/walks/key-index';
import type { Target, TargetRole } from '../../../core/walks/steps';
import { foundBy, type WalkTexts } from '../../../core/walks/walk-texts';
import { findAll, hasRole, isHidden, nameOf } from './find';

/** By role and text key if possible, so that walks work in every language. */

export interface Language {
  readonly texts: WalkTexts;
  readonly index: KeyIndex;
}

/** The first match counts. */
const ROLES: readonly Exclude<TargetRole, 'text'>[] = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'combobox',
  'searchbox',
  'spinbutton',
  'textbox',
  'heading',
  'alert',
];
/** To distinguish equal elements. */
const AROUND: readonly Exclude<TargetRole, 'text'>[] = [
  'alertdialog',
  'dialog',
  'article',
  'radiogroup',
  'group',
  'region',
  'navigation',
  'listitem',
  'main',
];
/** Texts read per page. */
const MAX_READ = 300;

/** Undefined if no target is unique. */
export function describeElement(element: Element, language: Language): Target | undefined {
  const document = element.ownerDocument;
  const shown = language.index.groups(textsOf(document));
  const role = ROLES.find((one) => hasRole(element, one)) ?? 'text';
  const name = role === 'text' ? (element.textContent ?? '').trim() : nameOf(element);
  const keys = [name, ...(role === 'text' ? [] : textsOf(element))]
    .map((words) => language.index.keyOf(words, role, shown))
    .filter((key) => key !== undefined);
  const candidates: Target[] = [...new Set(keys)].map((key) => ({ role, key }));
  const places = placesOf(element, language, shown);
  const literal: Target[] = name !== '' && name.length <= 200 ? [{ role, name }] : [];
  for (const target of [...candidates, ...literal]) {
    const isAlone = (one: Target) => isOnly(document, one, element, language);
    if (isAlone(target)) return target;
    const inside = places.map((within) => ({ ...target, within })).find(isAlone);
    if (inside) return inside;
    const nth = placeAmong(document, target, element, language);
    if (nth !== undefined) return { ...target, nth };
  }
  const nth = role === 'text' ? undefined : placeAmong(document, { role }, element, language);
  return nth === undefined ? undefined : { role, nth };
}

function foundIn(document: Document, target: Target, { texts }: Language): Element[] {
  try {
    return findAll(document, foundBy(target, texts));
  } catch {
    // A text of the language is missing.
    return [];
  }
}

function isOnly(document: Document, target: Target, element: Element, language: Language): boolean {
  const found = foundIn(document, target, language);
  return found.length === 1 && found[0] === element;
}

/** From 1. */
function placeAmong(document: Document, target: Target, element: Element, language: Language): number | undefined {
  const at = foundIn(document, target, language).indexOf(element);
  return at < 0 ? undefined : at + 1;
}

/** With our name or heading, the nearest first. */
function placesOf(element: Element, { index }: Language, shown: ReadonlyMap<string, number>): Target[] {
  const places: Target[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const here = outer;
    const role = AROUND.find((one) => hasRole(here, one));
    if (role === undefined) continue;
    const headings = [...here.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].map(nameOf);
    const words = [nameOf(here), ...headings];
    const key = words.map((one) => index.keyOf(one, 'heading', shown)).find((one) => one !== undefined);
    if (key !== undefined) places.push({ role, key });
  }
  return places;
}

/** Of the innermost elements with letters. */
function textsOf(scope: Document | Element): string[] {
  const all = [...scope.querySelectorAll('h1, h2, h3, h4, label, legend, button, a, p, span, strong, dt, li, div')];
  return all
    .filter((element) => element.childElementCount === 0 && !isHidden(element))
    .slice(0, MAX_READ)
    .map((element) => element.textContent?.trim() ?? '')
    .filter(Boolean);
}

/** Headings, warnings, buttons, links and texts of ours. */
export function describeVisible(document: Document, language: Language): { target: Target; said: string }[] {
  const scope =
    [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const selector = 'h1, h2, h3, h4, button, a[href], [role=alert], [role=heading], p, label, legend, dt, strong';
  const elements = [...scope.querySelectorAll(selector)].filter((element) => !isHidden(element)).slice(0, MAX_READ);
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const target = describeElement(element, language);
    const id = JSON.stringify(target);
    if (target === undefined || target.key === undefined || seen.has(id)) return [];
    seen.add(id);
    return [{ target, said: `${target.role} “${(nameOf(element) || element.textContent || '').trim().slice(0, 80)}”` }];
  });
}
