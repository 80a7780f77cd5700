import { shownName } from '../contract/shown';
import { isPlainObject, type PlainObject, setOwn } from '../merge';
import { parsedJson } from '../parsed-json';
import { CODES, CONTRACT_FIGURES, KNOWN_WORDS, SERVER_TEXTS } from './kept-values';

/**
 * Replaces personal data and tokens, except harmless values (`kept-values.ts`). Equal values get equal replacements.
 * Countries stay, because rules depend on them.
 */

type Make = (count: number) => string;

const FIRST_NAMES = ['Alex', 'Kim', 'Robin', 'Sasha'];
const LAST_NAMES = ['Example', 'Sample', 'Tester', 'Muster'];
const oneOf = (names: readonly string[]) => (count: number) => names[count % names.length] ?? '';

/** The first matching row counts. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [/mail/i, (count) => `member${count}@example.com`],
  [/first.?name|given.?name/i, oneOf(FIRST_NAMES)],
  [/last.?name|sur.?name|family.?name/i, oneOf(LAST_NAMES)],
  [/birth|dob$/i, () => '1990-01-15'],
  [/phone|mobile/i, (count) => String(5_550_000_000 + count)],
  [/token|secret|password|session|cookie|auth|signature/i, (count) => `made-up-token-${count}`],
];

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

const PERSONAL_ID = 'memberId';
const DESCRIBING = ['title', 'label', 'type', 'questions'];

/** Field names that are not plain words: level numbers and calls. */
const FIELD_NAME = /^(\d{1,2}|(GET|POST|PUT|DELETE) \/[\w/{}-]+)$/;

/** Numbers in these fields are personal. */
const PERSONAL_NUMBER = /(^|_|[a-z])(id|uid)$|Id$|phone|mobile|birth|account|card|tax|document|passport|number/;
const COUNTRY_FIELD = /countr|nationality/i;
const COUNTRY = /^[A-Z]{2,3}$/;
const isTime = (value: number) => value > 1e11 && value < 1e13;
/** Shorter values would match inside other words. */
const LEAST_FOUND = 4;
const IN_TEXTS: readonly RegExp[] = [
  /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b[\w-]+\.[\w-]{10,}\.[\w-]{10,}\b/g,
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g,
  /\+?\d(?:[ ()-]?\d){7,}/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
];
/** Headers and query names with harmless values. */
const KEPT_HEADERS =
  /^(accept|accept-.*|access-control-.*|cache-control|connection|content-.*|date|host|origin|platform|pragma|sec-.*|server|vary|user-agent|referer|transfer-encoding|x-content-type-options)$/;
const KEPT_QUERY =
  /^(lang|level|country|document|step|app|hidden|isUpdatePoi|site|update|from|templateCode|sceneCode|v|type)$/;

export class Redactor {
  readonly #made = new Map<string, string>();

  /** Call it for everything before `text`. */
  learn(value: unknown): void {
    this.json(value);
  }

  hide(value: string): string {
    return this.#madeUp(value, PERSONAL_ID);
  }

  json(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return this.#field(value, key);
    if (typeof value === 'number') return this.#number(value, key);
    // Answers are personal, and made-up ones would not fit the questions.
    if (Array.isArray(value)) return key === 'answers' ? [] : value.map((each) => this.json(each, key));
    if (!isPlainObject(value)) return value;
    const result: PlainObject = {};
    // The id of a question or task is a code; any other may be personal.
    const isDescribed = DESCRIBING.some((name) => Object.hasOwn(value, name));
    for (const [name, each] of Object.entries(value)) {
      setOwn(result, this.#name(name), this.json(each, name === 'id' && !isDescribed ? PERSONAL_ID : name));
    }
    return result;
  }

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

  address(address: string): string {
    if (!URL.canParse(address)) return this.text(address);
    const url = new URL(address);
    for (const name of new Set(url.searchParams.keys())) if (!KEPT_QUERY.test(name)) url.searchParams.set(name, '***');
    if (url.hash !== '') url.hash = '***';
    url.username = '';
    url.password = '';
    return url.href;
  }

  query(query: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, KEPT_QUERY.test(name) ? value : '***']),
    );
  }

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

  /** An object's names may be values, such as an email address. */
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
