import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '../../../src/i18n/text-rules';
import { escaped } from '../../core/patterns';
import { readRecord, STATES_FOLDER, type StateRecord } from '../../kit/record';

type Shown = Pick<StateRecord, 'id' | 'picture' | 'texts'>;

/** A sweep's state, and its picture below the sweep's folder. */
interface Place {
  readonly state: string;
  readonly picture: string;
}

/** Shorter texts only match whole lines, because they occur by chance. */
const MIN_LENGTH_INSIDE = 12;

/** In the states of a sweep, by shown texts. */
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

  /** Prefers the translation to the English. */
  find(texts: readonly string[]): Place | undefined {
    for (const text of texts.filter((one) => one !== '')) {
      const place = this.#byLine.get(text) ?? this.#lineLike(text);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  /** Contains the text, also with filled placeholders. */
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

/** A value; nothing for a tag or link address. */
function patternOfValue(placeholder: string): string {
  return placeholder.startsWith('<') || placeholder.startsWith('(') ? '' : '.+?';
}

/** From a sweep or a review pack. */
export function picturesOf(folder: string): Pictures {
  const states = join(folder, STATES_FOLDER);
  const ids = existsSync(states) ? readdirSync(states).sort() : [];
  return new Pictures(ids.flatMap((name) => readRecord(folder, name.replace(/\.json$/, '')) ?? []));
}
