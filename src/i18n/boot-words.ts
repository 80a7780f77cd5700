import type { Language } from './languages';

/** Title and lead of the personal page in each language, as `index.html` contains them. */
export type FirstWords = Readonly<Record<string, readonly [title: string, lead: string]>>;

/**
 * Writes title and lead of the personal page into the page that `index.html` shows until the first render. They are the same in every state
 * of the page, and React renders them in the same place.
 */
export function showBootWords(language: Language): void {
  const words = document.getElementById('first-words')?.textContent;
  const places = document.querySelectorAll('.boot-title, .boot-lead');
  if (!words) return;
  const texts = (JSON.parse(words) as Partial<FirstWords>)[language] ?? [];
  for (const [index, place] of places.entries()) place.textContent = texts[index] ?? '';
}
