import { directionOf } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import type { Check } from '../check';

interface Seen {
  readonly lang: string;
  readonly dir: string;
}

export const language: Check<Seen> = {
  id: 'language',
  title: 'The page says which language it is in, and runs in its direction',
  look: () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }),
  judge: ({ lang, dir }, { scenario }) => {
    const expected = languageShown(scenario);
    return [
      ...(lang === expected ? [] : [`lang is "${lang}" instead of "${expected}"`]),
      ...(dir === directionOf(expected) ? [] : [`dir is "${dir}" instead of "${directionOf(expected)}"`]),
    ];
  },
};
