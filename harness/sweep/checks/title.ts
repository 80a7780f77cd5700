import { ROOT } from '../../cli/paths';
import { readTexts } from '../../texts/text-files';
import type { Check } from '../check';
import { languageShown } from './language';

interface Seen {
  readonly title: string;
  readonly path: string;
}

/** The title of the document names the screen, in the language of the page. Its text has the screen's name as key: `pages.kyc`. */
export const title: Check<Seen> = {
  id: 'title',
  title: 'The title of the document names the screen',
  look: () => ({ title: document.title, path: location.pathname }),
  judge: ({ title: shown, path }, { scenario }) => {
    if (scenario.pseudo !== 'none') return [];
    const texts = readTexts(ROOT, 'user-accounts', languageShown(scenario));
    const screen = texts.get(`pages.${path.split('/').at(-1)}`);
    const expected = `${screen} · ${texts.get('shell.productName')}`;
    return screen === undefined || shown === expected ? [] : [`The title is "${shown}" instead of "${expected}"`];
  },
};
