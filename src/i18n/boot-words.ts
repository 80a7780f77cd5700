import { lookUp } from '../domain/look-up';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, type RoutePath } from '../domain/routes';
import type { Language } from './languages';

/**
 * Texts of the page that `index.html` shows until the first render: title and lead of the personal page and the title of the embedded one,
 * which are the same in every state of the page, and the error that is shown if the app cannot be loaded.
 */
export type BootWords = Readonly<
  Record<'title' | 'lead' | 'embeddedTitle' | 'errorTitle' | 'errorBody' | 'retry', string>
>;

/** The texts in each language, as `index.html` contains them. */
export type FirstWords = Readonly<Record<string, BootWords>>;

/**
 * Writes the texts of the page's language into `index.html`.
 *
 * @param screen of the address; all but the personal page and the embedded one have placeholders instead of title and lead
 */
export function showBootWords(language: Language, screen: RoutePath | undefined): void {
  const data = document.getElementById('first-words')?.textContent;
  const words = data ? (JSON.parse(data) as Partial<FirstWords>)[language] : undefined;
  if (!words) return;
  const { title, lead, embeddedTitle, ...error } = words;
  const shown: Readonly<Record<string, string>> = {
    ...error,
    ...(screen === DEFAULT_ROUTE && { title, lead }),
    // The embedded page has no header, so this is the first thing that is to be read.
    ...(screen === EMBEDDED_ROUTE && { title: embeddedTitle }),
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-words]')) {
    const text = lookUp(shown, place.dataset.words ?? '');
    if (text !== undefined) place.textContent = text;
  }
}
