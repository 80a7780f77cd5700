import { lookUp } from '../domain/look-up';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, type RoutePath } from '../screens/screens';
import type { Language } from './languages';

/** For `index.html` before the first render. */
export type BootWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'embeddedTitle'
    | 'errorTitle'
    | 'errorBody'
    | 'setupTitle'
    | 'setupBody'
    | 'browserTitle'
    | 'browserBody'
    | 'retry',
    string
  >
>;

export type FirstWords = Readonly<Record<string, BootWords>>;

/** @param screen personal and embedded pages get title and lead */
export function showBootWords(language: Language, screen: RoutePath | undefined): void {
  const data = document.getElementById('first-words')?.textContent;
  const words = data ? (JSON.parse(data) as Partial<FirstWords>)[language] : undefined;
  if (!words) return;
  const { title, lead, embeddedTitle, ...error } = words;
  const shown: Readonly<Record<string, string>> = {
    ...error,
    ...(screen === DEFAULT_ROUTE && { title, lead }),
    ...(screen === EMBEDDED_ROUTE && { title: embeddedTitle }),
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-words]')) {
    const text = lookUp(shown, place.dataset.words ?? '');
    if (text !== undefined) place.textContent = text;
  }
}

export function showSetupWords(language: Language): void {
  for (const [tag, words] of [
    ['h1', 'setupTitle'],
    ['p', 'setupBody'],
  ] as const) {
    document.querySelector(`#boot-error > ${tag}`)?.setAttribute('data-words', words);
  }
  showBootWords(language, undefined);
}
