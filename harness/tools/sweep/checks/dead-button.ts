import type { Check } from '../check';

/**
 * React keeps handlers on the element, so nothing is pressed: a button needs a handler that is not empty, or a form to
 * submit. In walks a press must also have an effect.
 */
export const deadButton: Check<readonly string[]> = {
  id: 'dead-button',
  title: 'Each button does something',
  look: () => {
    const propsOf = (element: Element): Record<string, unknown> => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key === undefined ? {} : ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {});
    };
    const isEmpty = (handler: unknown) => /^(\(\w*\)|\w+)\s*=>\s*(\{\s*\}|void 0)$/.test(String(handler));
    const acts = (element: Element) =>
      Object.entries(propsOf(element)).some(
        ([name, value]) =>
          /^on(Click|Pointer|Mouse|Key|Touch)/.test(name) && typeof value === 'function' && !isEmpty(value),
      );
    // Pages without React, such as a vendor's, have handlers that scripts cannot see.
    if (![...document.querySelectorAll('main, main *')].some((one) => Object.keys(propsOf(one)).length > 0)) return [];
    return [...document.querySelectorAll<HTMLElement>('button, [role="button"], a[role="link"]:not([href])')]
      .filter((button) => {
        if (button.matches('[disabled], [aria-disabled="true"]') || !button.checkVisibility()) return false;
        const sends = button instanceof HTMLButtonElement && button.form !== null && button.type !== 'button';
        return (
          !sends && !acts(button) && button.closest('label, summary') === null && !button.hasAttribute('popovertarget')
        );
      })
      .map(
        (button) =>
          `<${button.tagName.toLowerCase()}> "${(button.textContent || button.ariaLabel || '').trim().slice(0, 60)}"`,
      );
  },
  judge: (seen, { pressHadNoEffect }) => [
    ...seen.map((button) => `${button} has no handler, and sends no form`),
    ...(pressHadNoEffect ? ['The press of this step led to nothing: no call, and no change of the page'] : []),
  ],
};
