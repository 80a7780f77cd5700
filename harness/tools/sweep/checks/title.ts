import { screenAtAddress } from '../../../../src/screens/address';
import { screenOf } from '../../../../src/screens/screens';
import { languageShown } from '../../../core/page-language';
import { ROOT } from '../../../kit/paths';
import { readTexts } from '../../../kit/text-files';
import type { Check } from '../check';

interface Seen {
  readonly title: string;
  /** Of the `h1` that is shown; empty without one. */
  readonly heading: string;
  readonly path: string;
}

/** The title of the document names the step and the screen, in the language of the page. */
export const title: Check<Seen> = {
  id: 'title',
  title: 'The title of the document names the step and the screen',
  look: () => ({
    title: document.title,
    heading: [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? '',
    path: location.pathname,
  }),
  judge: ({ title: shown, heading, path }, { scenario }) => {
    const screen = screenAtAddress(path);
    if (scenario.pseudo !== 'none' || screen === undefined) return [];
    const texts = readTexts(ROOT, 'user-accounts', languageShown(scenario));
    const names = [heading, texts.get(screenOf(screen).titleKey), texts.get('shell.productName')];
    const expected = [...new Set(names.filter(Boolean))].join(' · ');
    return shown === expected ? [] : [`The title is "${shown}" instead of "${expected}"`];
  },
};
