import { shownName } from '../contract/shown';
import { isPlainObject, type PlainObject, setOwn } from '../engine/merge';
import { parsedJson } from '../engine/parsed-json';
import { CODES, CONTRACT_FIGURES, KNOWN_WORDS, SERVER_TEXTS } from './kept-values';

/**
 * Replaces personal data and tokens by made-up values. It keeps what is known to be harmless (`kept-values.ts`) and replaces the rest, so that
 * a field which nobody thought of is replaced, too. The same value becomes the same made-up value everywhere, so that a recording still fits
 * together. Countries stay, because the app's rules depend on them.
 */

type Make = (count: number) => string;

const FIRST_NAMES = ['Alex', 'Kim', 'Robin', 'Sasha'];
const LAST_NAMES = ['Example', 'Sample', 'Tester', 'Muster'];
const oneOf = (names: readonly string[]) => (count: number) => names[count % names.length] ?? '';

/** Made-up values by the name of the field; the first row that fits counts. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [/mail/i, (count) => `member${count}@example.com`],
  [/first.?name|given.?name/i, oneOf(FIRST_NAMES)],
  [/last.?name|sur.?name|family.?name/i, oneOf(LAST_NAMES)],
  [/birth|dob$/i, () => '1990-01-15'],
  [/phone|mobile/i, (count) => String(5_550_000_000 + count)],
  [/token|secret|password|session|cookie|auth|signature/i, (count) => `made-up-token-${count}`],
];

/** Made-up values by the form of the value. */
const BY_FORM: readonly (readonly [RegExp, (count: number, value: string) => string])[] = [
  [/^\d{4}-\d{2}-\d{2}$/, () => '2030-01-15'],
  [/^\d{4}-\d{2}-\d{2}T/, () => '2030-01-15T12:00:00Z'],
  [/^\d+$/, (count, { length }) => String(count).padStart(length, '9').slice(-length)],
  [
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  ],
  [/^[^\s@]+@[^\s@]+$/, (count) => `member${count}@example.com`],
  [/^https?:\/\//i, (count) => `https://example.com/made-up-${count}`],
  [/^[\w.~+/=-]{16,}$/, (count) => `made-up-${count}`],
];

/** The field of an id that belongs to somebody. */
const PERSONAL_ID = 'memberId';
/** An object with one of these describes a question, a section or a task. */
const DESCRIBING = ['title', 'label', 'type', 'questions'];

/** Names of fields that are no plain words: numbers of levels, and calls. */
const FIELD_NAME = /^(\d{1,2}|(GET|POST|PUT|DELETE) \/[\w/{}-]+)$/;

/** Numbers in these fields are ids of somebody, or personal. */
const PERSONAL_NUMBER = /(^|_|[a-z])(id|uid)$|Id$|phone|mobile|birth|account|card|tax|document|passport|number/;
const COUNTRY_FIELD = /countr|nationality/i;
const COUNTRY = /^[A-Z]{2,3}$/;
/** Times in milliseconds, which are no ids. */
const isTime = (value: number) => value > 1e11 && value < 1e13;
/** A shorter personal value is not looked for in other texts: it would be found in other words. */
const LEAST_FOUND = 4;
/** What is personal or secret in any text. */
const IN_TEXTS: readonly RegExp[] = [
  /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[\w-]+\.[\w-]{10,}\.[\w-]{10,}\b/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g,
  /\+?\d(?:[ ()-]?\d){7,}/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
];
/** Header and query names whose values are neither personal nor secret. */
const KEPT_HEADERS =
  /^(accept|accept-.*|access-control-.*|cache-control|connection|content-.*|date|host|origin|platform|pragma|sec-.*|server|vary|user-agent|referer|transfer-encoding|x-content-type-options)$/;
const KEPT_QUERY =
  /^(lang|level|country|document|step|app|hidden|isUpdatePoi|site|update|from|templateCode|sceneCode|v|type)$/;

export class Redactor {
  readonly #made = new Map<string, string>();

  /** Learns the personal values of a JSON value, so that `text` finds them in other places. Call it for everything first. */
  learn(value: unknown): void {
    this.json(value);
  }

  /** Replaces a value that is known to be personal, such as a member's id, wherever it is found. */
  hide(value: string): string {
    return this.#madeUp(value, PERSONAL_ID);
  }

  /** A JSON value without personal data. `key` is the field that holds it. */
  json(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return this.#field(value, key);
    if (typeof value === 'number') return this.#number(value, key);
    // What a member has answered is personal, and its entries would not fit the questions any more.
    if (Array.isArray(value)) return key === 'answers' ? [] : value.map((each) => this.json(each, key));
    if (!isPlainObject(value)) return value;
    const result: PlainObject = {};
    // The id of a question or a task is a code; that of anything else may be somebody's.
    const isDescribed = DESCRIBING.some((name) => Object.hasOwn(value, name));
    for (const [name, each] of Object.entries(value)) {
      setOwn(result, this.#name(name), this.json(each, name === 'id' && !isDescribed ? PERSONAL_ID : name));
    }
    return result;
  }

  /** Words without what is personal in them: known values, addresses, long numbers and tokens. JSON in a text is read as JSON. */
  text(text: string): string {
    const json = /^\s*[[{]/.test(text) ? parsedJson(text) : undefined;
    if (json !== undefined) return JSON.stringify(this.json(json));
    let result = text;
    for (const [value, made] of this.#made) {
      if (value.length >= LEAST_FOUND) result = result.replaceAll(value, made);
    }
    for (const pattern of IN_TEXTS) result = result.replace(pattern, (found) => (this.#isMade(found) ? found : '***'));
    return result;
  }

  /** An address without what its query and its fragment say about somebody. */
  address(address: string): string {
    if (!URL.canParse(address)) return this.text(address);
    const url = new URL(address);
    for (const name of new Set(url.searchParams.keys())) if (!KEPT_QUERY.test(name)) url.searchParams.set(name, '***');
    if (url.hash !== '') url.hash = '***';
    url.username = '';
    url.password = '';
    return url.href;
  }

  /** The query of an address. */
  query(query: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, KEPT_QUERY.test(name) ? value : '***']),
    );
  }

  /** Headers; the names stay. */
  headers(headers: Readonly<Record<string, unknown>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name === 'referer'
          ? this.address(String(value))
          : KEPT_HEADERS.test(name.toLowerCase())
            ? String(value)
            : '***',
      ]),
    );
  }

  /** The name of a field. An object's names may be values, such as an email address; names of calls and levels are known. */
  #name(name: string): string {
    return shownName(name) === name || FIELD_NAME.test(name) ? name : this.#madeUp(name, 'name');
  }

  #isMade(value: string): boolean {
    return value.includes('made-up') || value.endsWith('@example.com');
  }

  #field(value: string, key: string): string {
    if (value === '' || KNOWN_WORDS.has(value)) return value;
    if (key === PERSONAL_ID) return this.#madeUp(value, key);
    if (COUNTRY_FIELD.test(key) && COUNTRY.test(value)) return value;
    if (SERVER_TEXTS.has(key)) return this.text(value);
    if (CODES.has(key) && value.split('.').every((part) => shownName(part) === part)) return value;
    if (/^\s*[[{]/.test(value) && parsedJson(value) !== undefined) return this.text(value);
    return this.#madeUp(value, key);
  }

  #number(value: number, key: string): number {
    if (CONTRACT_FIGURES.has(key)) return value;
    if (Number.isInteger(value) && PERSONAL_NUMBER.test(key) && Math.abs(value) > 9)
      return Number(this.#madeUp(String(value), 'id'));
    return Math.abs(value) < 1e6 || isTime(value) || !Number.isInteger(value)
      ? value
      : Number(this.#madeUp(String(value), 'id'));
  }

  #madeUp(value: string, key: string): string {
    const known = this.#made.get(value);
    if (known !== undefined) return known;
    const count = this.#made.size + 1;
    const make = BY_NAME.find(([name]) => name.test(key))?.[1] ?? BY_FORM.find(([form]) => form.test(value))?.[1];
    const made = make?.(count, value) ?? `Made-up text ${count}`;
    this.#made.set(value, made);
    return made;
  }
}
