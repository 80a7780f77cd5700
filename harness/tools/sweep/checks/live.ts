import type { Check } from '../check';

/** An alert or a status is read as a whole; in other live regions `off` leaves a part out. */
export const live: Check<readonly string[]> = {
  id: 'live',
  title: 'Live regions read no buttons',
  look: () => {
    const isRead = (button: Element) => {
      const whole = button.closest('[role="alert"], [role="status"]');
      if (whole !== null && whole.getAttribute('aria-live') !== 'off') return true;
      const part = button.closest('[aria-live]')?.getAttribute('aria-live') ?? 'off';
      return part !== 'off';
    };
    // A link in a sentence can be selected; one that looks like a button cannot.
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => getComputedStyle(one).userSelect === 'none' && one.checkVisibility() && isRead(one))
      .map((one) => (one.textContent ?? '').trim().slice(0, 60));
  },
  judge: (seen) => seen.map((name) => `A live region reads the button “${name}”`),
};
