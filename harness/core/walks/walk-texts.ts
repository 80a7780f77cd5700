import { partsOf, pluralOf, type Texts } from '../../../src/i18n/text-rules';
import { escaped } from '../patterns';
import type { Said, Target, TargetRole } from './steps';

/** Placeholders become patterns; a key without plural form matches every form. */

/** For keys without a file. */
const DEFAULT_FILE = 'user-accounts';
/** Direction marks around values and soft hyphens, any number. */
export const UNSEEN = '[\\u00ad\\u200b\\u200e\\u200f\\u2066-\\u2069]*';

/** By file and key, such as `user-accounts:kyc.continue`. */
export type WalkTexts = Texts;

export class WalkTextError extends Error {
  override readonly name = 'WalkTextError';
}

/** Source of a regular expression without anchors or flags. */
export interface Words {
  readonly source: string;
  /** For messages; placeholders show as `…`. */
  readonly said: string;
}

export interface FoundBy {
  readonly role: TargetRole;
  readonly words?: Words;
  /** From 1. */
  readonly nth?: number;
  readonly within?: FoundBy;
}

/** @throws {WalkTextError} if the language lacks the text */
export function foundBy(target: Target, texts: WalkTexts): FoundBy {
  const { role, key, name, nth, within } = target;
  return {
    role,
    ...(key !== undefined && { words: wordsOfKey(key, texts) }),
    ...(name !== undefined && { words: wordsOf([name]) }),
    ...(nth !== undefined && { nth }),
    ...(within !== undefined && { within: foundBy(within, texts) }),
  };
}

/** @throws {WalkTextError} if the language lacks the text */
export function saidIn(said: Said, texts: WalkTexts): Words {
  return typeof said === 'string' ? wordsOf([said]) : wordsOfKey(said.key, texts);
}

/** @throws {WalkTextError} if the text is missing */
export function wordsOfKey(key: string, texts: WalkTexts): Words {
  const full = fullKey(key);
  const exact = texts.get(full);
  if (exact !== undefined) return wordsOf([exact]);
  const forms = [...texts].filter(([one]) => pluralOf(one, texts)?.family === full);
  if (forms.length > 0) return wordsOf(forms.map(([, text]) => text));
  throw new WalkTextError(`There is no text "${key}"${similar(full, texts)}`);
}

function fullKey(key: string): string {
  return key.includes(':') ? key : `${DEFAULT_FILE}:${key}`;
}

/** Without the default file. */
export function shortKey(full: string): string {
  return full.startsWith(`${DEFAULT_FILE}:`) ? full.slice(DEFAULT_FILE.length + 1) : full;
}

function similar(full: string, texts: WalkTexts): string {
  const inGroup = keysUnder(`${full}.`, texts);
  const beside = inGroup.length > 0 ? inGroup : keysUnder(full.replace(/[^.:]*$/, ''), texts);
  if (beside.length === 0) return '';
  const named = beside.slice(0, 5).map((key) => `"${shortKey(key)}"`);
  return `; ${inGroup.length > 0 ? 'in this group are' : 'beside it are'} ${named.join(', ')}${beside.length > 5 ? ' and more' : ''}`;
}

function keysUnder(prefix: string, texts: WalkTexts): string[] {
  return [...texts.keys()].filter((key) => key.startsWith(prefix));
}

function wordsOf(texts: readonly string[]): Words {
  const sources = texts.map(sourceOf);
  return {
    source: sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`,
    said: partsOf(texts.at(-1) ?? '')
      .map((part, at) => (at % 2 === 0 ? part : isValue(part) ? '…' : ''))
      .join(''),
  };
}

/** Placeholders are values; tags of `Trans` are removed. */
const isValue = (placeholder: string) => !placeholder.startsWith('<');

function sourceOf(text: string): string {
  return partsOf(text)
    .map((part, at) => {
      if (at % 2 === 1) return isValue(part) ? '[\\s\\S]+?' : '';
      return part
        .split(/\s+/)
        .map((word) => escaped(word))
        .join('\\s+');
    })
    .join(UNSEEN);
}

export function wholeName({ source }: Words): RegExp {
  return new RegExp(`^\\s*${UNSEEN}(?:${source})${UNSEEN}\\s*$`, 'u');
}

/** For names with more lines, such as a card's. */
export function partOfName({ source }: Words): RegExp {
  return new RegExp(source, 'u');
}
