import { partsOf, pluralOf, type Texts } from '../../../src/i18n/text-rules';
import { escaped } from '../patterns';
import type { Said, Target, TargetRole } from './steps';

/**
 * From the keys that a walk names to the words that a page shows in a language. A text with placeholders becomes a pattern; a key without its
 * plural form stands for all of them.
 */

/** The file of keys that name none. */
const DEFAULT_FILE = 'user-accounts';
/** Pattern of the characters that a page may put around a value so that its direction is its own, and of soft hyphens; any number of them. */
export const UNSEEN = '[\\u00ad\\u200b\\u200e\\u200f\\u2066-\\u2069]*';

/** The texts of a language by file and key, such as `user-accounts:kyc.continue`. */
export type WalkTexts = Texts;

/** A step names words that the language does not have. */
export class WalkTextError extends Error {
  override readonly name = 'WalkTextError';
}

/** Words as a page may show them, as the source of a regular expression without anchors and flags. */
export interface Words {
  readonly source: string;
  /** The words as a person reads them in messages; placeholders as `…`. */
  readonly said: string;
}

/** An element as a page shows it in a language. */
export interface FoundBy {
  readonly role: TargetRole;
  readonly words?: Words;
  /** Counted from 1. */
  readonly nth?: number;
  readonly within?: FoundBy;
}

/**
 * How an element is found in a language.
 *
 * @param texts those of the language
 * @throws {WalkTextError} when the language has no such text
 */
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

/** Words of a step in a language. @throws {WalkTextError} when the language has no such text */
export function saidIn(said: Said, texts: WalkTexts): Words {
  return typeof said === 'string' ? wordsOf([said]) : wordsOfKey(said.key, texts);
}

/** The words of a key. @throws {WalkTextError} when there is no such text */
export function wordsOfKey(key: string, texts: WalkTexts): Words {
  const full = fullKey(key);
  const exact = texts.get(full);
  if (exact !== undefined) return wordsOf([exact]);
  const forms = [...texts].filter(([one]) => pluralOf(one, texts)?.family === full);
  if (forms.length > 0) return wordsOf(forms.map(([, text]) => text));
  throw new WalkTextError(`There is no text "${key}"${similar(full, texts)}`);
}

/** A key with its file. */
function fullKey(key: string): string {
  return key.includes(':') ? key : `${DEFAULT_FILE}:${key}`;
}

/** A key as a walk writes it: without the file that is the default. */
export function shortKey(full: string): string {
  return full.startsWith(`${DEFAULT_FILE}:`) ? full.slice(DEFAULT_FILE.length + 1) : full;
}

/** Texts that may have been meant: those in the group that the key names, or beside it. */
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

/** Any of some texts, whose placeholders may have any value. */
function wordsOf(texts: readonly string[]): Words {
  const sources = texts.map(sourceOf);
  return {
    source: sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`,
    said: partsOf(texts.at(-1) ?? '')
      .map((part, at) => (at % 2 === 0 ? part : isValue(part) ? '…' : ''))
      .join(''),
  };
}

/** A placeholder stands for a value, a tag of `Trans` for nothing. */
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

/** A pattern for words that are all of a name. */
export function wholeName({ source }: Words): RegExp {
  return new RegExp(`^\\s*${UNSEEN}(?:${source})${UNSEEN}\\s*$`, 'u');
}

/** A pattern for words that are a part of a name, such as that of a card with more lines. */
export function partOfName({ source }: Words): RegExp {
  return new RegExp(source, 'u');
}
