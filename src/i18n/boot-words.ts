import { lookUp } from '../domain/look-up';
import type { Language } from './languages';

/**
 * Texts of the page that `index.html` shows until the first render: title and lead of the personal page, which are the same in every state of
 * the page, and the error that is shown if the app cannot be loaded.
 */
export type BootWords = Readonly<Record<'title' | 'lead' | 'errorTitle' | 'errorBody' | 'retry', string>>;

/** The texts in each language, as `index.html` contains them. */
export type FirstWords = Readonly<Record<string, BootWords>>;

/**
 * Writes the texts of the page's language into `index.html`.
 *
 * @param hasTitle whether the page is the personal page; other pages have placeholders instead of title and lead
 */
export function showBootWords(language: Language, hasTitle: boolean): void {
  const data = document.getElementById('first-words')?.textContent;
  const words = data ? (JSON.parse(data) as Partial<FirstWords>)[language] : undefined;
  if (!words) return;
  const places = document.querySelectorAll<HTMLElement>(hasTitle ? '[data-words]' : '#boot-error [data-words]');
  for (const place of places) place.textContent = lookUp(words, place.dataset.words ?? '') ?? '';
}
