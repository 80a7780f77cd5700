import { type Act, actionsFor, type Remedy } from '../../../../src/domain/remedies';
import type { Check } from '../check';

interface Seen {
  readonly name: string;
  readonly isPrimary: boolean;
  /** Of an action that a remedy names. */
  readonly act: string | undefined;
  readonly remedy: string | undefined;
}

/** A page has at most one primary action, and where something went wrong it is the one that helps. */
export const remedy: Check<readonly Seen[]> = {
  id: 'remedy',
  title: 'At most one primary action, and it is the remedy',
  look: () => {
    const modal = document.querySelector('dialog:modal, [role="dialog"], [role="alertdialog"]');
    const outer = modal ?? document.querySelector('main') ?? document.body;
    return [...outer.querySelectorAll<HTMLElement>('a, button')]
      .filter((one) => one.checkVisibility() && !one.matches('[disabled], [aria-disabled="true"]:not([aria-busy])'))
      .map((one) => ({
        name: (one.textContent ?? '').trim().slice(0, 60),
        isPrimary: one.classList.contains('bg-brand'),
        act: one.dataset.act,
        remedy: one.dataset.remedy,
      }))
      .filter(({ isPrimary, act }) => isPrimary || act !== undefined);
  },
  judge: (seen) => {
    const primary = seen.filter(({ isPrimary }) => isPrimary);
    const names = primary.map(({ name }) => `“${name}”`).join(', ');
    const many = primary.length > 1 ? [`${primary.length} primary actions: ${names}`] : [];
    const wrong = primary.flatMap((one) => {
      if (one.act === undefined) return [];
      const offered = seen.flatMap(({ remedy, act }) => (remedy === one.remedy && act ? [act as Act] : []));
      const [main] = actionsFor(one.remedy as Remedy, new Set(offered));
      return main === one.act ? [] : [`“${one.name}” is primary, but the remedy is ${one.remedy}`];
    });
    return [...many, ...wrong];
  },
};
