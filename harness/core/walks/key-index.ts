import { partsOf, pluralOf } from '../../../src/i18n/text-rules';
import type { TargetRole } from './steps';
import { shortKey, UNSEEN, type WalkTexts, wholeName, wordsOfKey } from './walk-texts';

/** Finds keys of shown words. Prefers the group that the page shows most, and names that suit the role. */

/** Besides placeholders: fewer would match anything. */
const MIN_LETTERS = 4;

/** Key parts typical of a role. */
const USUAL: Partial<Record<TargetRole, RegExp>> = {
  heading: /title|heading|^pages\.|^flow\./i,
  button: /action|button|continue|start|submit|save|send|next|confirm|close|back|show|hide/i,
  link: /action|link|change|back|next|support/i,
  textbox: /label|fields|street|city|name|number/i,
  combobox: /label|country|choice/i,
  checkbox: /consent|label|accept/i,
};

export class KeyIndex {
  readonly #exact = new Map<string, string[]>();
  /** With placeholders; most specific first. */
  readonly #patterns: { readonly key: string; readonly pattern: RegExp; readonly letters: number }[] = [];

  constructor(texts: WalkTexts) {
    for (const [full, text] of texts) {
      const key = shortKey(pluralOf(full, texts)?.family ?? full);
      const literal = partsOf(text).filter((_part, at) => at % 2 === 0);
      const hasValues = partsOf(text).some((part, at) => at % 2 === 1 && !part.startsWith('<'));
      const words = plain(literal.join(''));
      if (words === '') continue;
      if (!hasValues) this.#exact.set(words, [...(this.#exact.get(words) ?? []), key]);
      else if (words.length >= MIN_LETTERS) {
        this.#patterns.push({ key, pattern: wholeName(wordsOfKey(full, texts)), letters: words.length });
      }
    }
    this.#patterns.sort((a, b) => b.letters - a.letters);
  }

  /** Without plural forms. Texts without placeholders win. */
  keysOf(words: string): readonly string[] {
    const said = plain(words);
    if (said === '') return [];
    const exact = this.#exact.get(said);
    if (exact) return [...new Set(exact)];
    const found = this.#patterns.filter(({ pattern }) => pattern.test(said));
    return [...new Set(found.filter(({ letters }) => letters === found[0]?.letters).map(({ key }) => key))];
  }

  /** @param shown texts per group on the page, see `groups` */
  keyOf(words: string, role: TargetRole, shown: ReadonlyMap<string, number> = new Map()): string | undefined {
    const rank = (key: string) => [
      key.includes(':') ? 0 : 1,
      Math.max(0, ...groupsOf(key).map((group, depth) => (shown.get(group) ?? 0) * (depth + 1))),
      USUAL[role]?.test(key) ? 1 : 0,
    ];
    const [best] = this.keysOf(words)
      .map((key) => ({ key, rank: rank(key) }))
      .sort((a, b) => firstDifference(b.rank, a.rank));
    return best?.key;
  }

  /** Ambiguous texts count for none. */
  groups(texts: Iterable<string>): ReadonlyMap<string, number> {
    const count = new Map<string, number>();
    for (const text of new Set(texts)) {
      const keys = this.keysOf(text);
      if (keys.length !== 1) continue;
      for (const group of groupsOf(keys[0] ?? '')) count.set(group, (count.get(group) ?? 0) + 1);
    }
    return count;
  }
}

/** `kyc` and `kyc.country` for `kyc.country.LEVEL_1`. */
function groupsOf(key: string): string[] {
  const parts = key.split('.').slice(0, -1);
  return parts.map((_part, at) => parts.slice(0, at + 1).join('.'));
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const ALL_UNSEEN = new RegExp(UNSEEN, 'g');

function plain(text: string): string {
  return text.replace(ALL_UNSEEN, '').replace(/\s+/g, ' ').trim();
}
