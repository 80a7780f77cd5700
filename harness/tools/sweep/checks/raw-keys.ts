import texts from '../../../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import type { Check } from '../check';

/** A text key: words joined by dots, the first of which is a group of texts. */
const KEY = /(?<![\w./@-])([a-z][A-Za-z0-9]*)(?:\.[A-Za-z0-9_-]+)+/g;
const PLACEHOLDER = /\{\{[^}]*\}\}|\$t\([^)]*\)/g;

export const rawKeys: Check = {
  id: 'raw-keys',
  title: 'No text shows its technical name or a gap that was not filled in',
  judge: (_seen, { texts: shown }) =>
    shown.flatMap((text) => [
      ...[...text.matchAll(KEY)]
        .filter(([, group = '']) => Object.hasOwn(texts, group))
        .map(([key]) => `The key ${key} is shown: "${text}"`),
      ...[...text.matchAll(PLACEHOLDER)].map(([found]) => `The placeholder ${found} is not filled: "${text}"`),
    ]),
};
