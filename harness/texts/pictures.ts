import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '../../src/i18n/text-rules';
import { escaped } from '../engine/patterns';
import { readRecord, STATES_FOLDER, type StateRecord } from '../sweep/record';

type Shown = Pick<StateRecord, 'id' | 'picture' | 'texts'>;

/** Where a text appears: the state of a sweep, and its picture below the sweep's folder. */
interface Place {
  readonly state: string;
  readonly picture: string;
}

/** A text with fewer characters, not counting placeholders, is looked for as a whole line only: inside longer lines it would be found by chance. */
const MIN_LENGTH_INSIDE = 12;

/** Finds the picture of a text among the states of a sweep, by what the pages showed. */
export class Pictures {
  readonly #byLine = new Map<string, Place>();

  constructor(states: readonly Shown[]) {
    for (const { id, picture, texts } of states) {
      if (picture === null) continue;
      for (const line of texts) {
        if (!this.#byLine.has(line)) this.#byLine.set(line, { state: id, picture });
      }
    }
  }

  /** The first state that shows one of the texts: the translation where the sweep has its language, else the English. */
  find(texts: readonly string[]): Place | undefined {
    for (const text of texts.filter((one) => one !== '')) {
      const place = this.#byLine.get(text) ?? this.#lineLike(text);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  /** A line with the text in it, or with values in the place of its placeholders. */
  #lineLike(text: string): Place | undefined {
    const parts = partsOf(text);
    const words = parts.filter((_part, index) => index % 2 === 0).join('');
    const isShort = words.trim().length < MIN_LENGTH_INSIDE;
    if (words.trim() === '' || (isShort && parts.length === 1)) return undefined;
    const inner = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : patternOfValue(part))).join('');
    const pattern = new RegExp(isShort ? `^${inner}$` : inner);
    for (const [line, place] of this.#byLine) if (pattern.test(line)) return place;
    return undefined;
  }
}

/** Pattern of what a page shows in the place of a placeholder: a value, but nothing for a tag or the address of a link. */
function patternOfValue(placeholder: string): string {
  return placeholder.startsWith('<') || placeholder.startsWith('(') ? '' : '.+?';
}

/** The states of a sweep's or a review pack's folder. */
export function picturesOf(folder: string): Pictures {
  const states = join(folder, STATES_FOLDER);
  const ids = existsSync(states) ? readdirSync(states).sort() : [];
  return new Pictures(ids.flatMap((name) => readRecord(folder, name.replace(/\.json$/, '')) ?? []));
}
