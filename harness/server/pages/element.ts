/** @throws if the page has no such element */
export function element<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`This page has no ${selector}`);
  return found;
}
