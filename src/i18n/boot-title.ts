import type { Language } from './languages';

/**
 * Writes the heading of the personal page into the page that `index.html` shows until the first render. The heading is the same in every
 * state of the page, and React renders it in the same place.
 */
export function showBootTitle(language: Language): void {
  const words = document.getElementById('first-words')?.textContent;
  const place = document.querySelector('.boot-title');
  if (!words || !place) return;
  place.textContent = (JSON.parse(words) as Partial<Record<Language, string>>)[language] ?? '';
}
