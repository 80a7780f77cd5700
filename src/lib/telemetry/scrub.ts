import { lookUp } from '../../domain/look-up';

/** Only listed fields are sent. */

const TAGS = [
  'kind',
  'endpoint',
  'errorKind',
  'code',
  'status',
  'fields',
  'clientTags',
  'flow',
  'provider',
  'route',
  'shell',
  'authority',
  'variant',
  'language',
];
const TIMING_ATTRIBUTES = ['endpoint', 'outcome', 'sentry.release', 'sentry.environment'];
const EVENT = ['event_id', 'timestamp', 'level', 'platform', 'release', 'environment', 'type'];
const FRAME = ['function', 'lineno', 'colno', 'in_app'];
/** Others may hold input. */
const READABLE = ['CallError', 'TypeError', 'ReferenceError', 'RangeError'];
const MAX_TEXT = 200;
/** Only this many characters are processed. */
const MAX_READ = 10_000;

/** Dates with numbers or month names. Versions such as `1.22.1` have no year. */
const DATES =
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}\b|\b\d{1,2}\.? \p{L}{3,12}\.?,? \d{4}\b|(?<!\p{L})\p{L}{3,12}\.? \d{1,2},? \d{4}\b/gu;
/** Two or more capitalised words. */
const CAPITALS = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)+/gu;
/** Browsers' messages are English. */
const WORDS = /[\p{L}\p{M}]+/gu;
const hasForeignLetter = (word: string) => /[^A-Za-z]/.test(word);
const OWN_WORDS: ReadonlySet<string> = new Set(['Non Response', 'Unexpected Application Error']);

type Bag = Record<string, unknown>;

function pick(source: unknown, names: readonly string[]): Bag {
  const bag = (source ?? {}) as Bag;
  return Object.fromEntries(names.map((name) => [name, lookUp(bag, name)]).filter(([, value]) => value !== undefined));
}

/** Removes addresses, tokens, quotes, dates, numbers and names. */
export function text(value: string): string {
  const isCut = value.length > MAX_READ;
  return blank(isCut ? wholeWords(value.slice(0, MAX_READ)) : value, isCut).slice(0, MAX_TEXT);
}

/**
 * Linear: no expression can restart inside a run of characters. @param isCut also replaces an open quote at the end.
 * Default: false.
 */
export function blank(value: string, isCut = false): string {
  return (
    value
      .replace(/(https?:\/\/[^\s?#]*)(?:[?#]\S*)?/g, '$1')
      .replace(/(^|\s)(\/[^\s?#]*)[?#]\S*/g, '$1$2')
      .replace(/[^\s@]+(@[^\s@]+)?/g, (run, domain) => (domain === undefined ? run : '[email]'))
      .replace(/(["'`“])[^"'`”]*(["'`”]|$)/g, (run, open, close) => (close || isCut ? `${open}…${close}` : run))
      .replace(/\b(?=\w*\d)[\w.-]{16,}/g, '[token]')
      .replace(DATES, '[date]')
      // Card numbers are written in groups.
      .replace(/\d(?:[ -]?\d){5,}/g, '[number]')
      .replace(CAPITALS, (words) => (OWN_WORDS.has(words) ? words : '[name]'))
      .replace(WORDS, (word) => (hasForeignLetter(word) ? '[name]' : word))
  );
}

/** Could be half an email address. */
function wholeWords(cut: string): string {
  let end = cut.length;
  while (end > 0 && !/\s/.test(cut.charAt(end - 1))) end -= 1;
  return cut.slice(0, end);
}

function address(value: string): string {
  return value.replace(/[?#].*/s, '');
}

function exceptionOf(value: unknown): Bag {
  const {
    type,
    value: message,
    stacktrace,
  } = value as { type?: string; value?: string; stacktrace?: { frames?: Bag[] } };
  const frames = stacktrace?.frames?.map((frame) => ({
    ...pick(frame, FRAME),
    ...(typeof frame.filename === 'string' && { filename: address(frame.filename) }),
  }));
  const mayBeRead = message !== undefined && READABLE.includes(type ?? '');
  return { type, ...(mayBeRead && { value: text(message) }), ...(frames && { stacktrace: { frames } }) };
}

/** Such as breadcrumbs, user and request. */
export function scrubEvent<E extends object>(event: E): E {
  const source = event as Bag;
  const exceptions = (source.exception as { values?: unknown[] } | undefined)?.values;
  const tags = Object.entries(pick(source.tags, TAGS));
  return {
    ...pick(source, EVENT),
    ...(typeof source.message === 'string' && { message: text(source.message) }),
    ...(exceptions && { exception: { values: exceptions.map(exceptionOf) } }),
    tags: Object.fromEntries(tags.map(([name, value]) => [name, typeof value === 'string' ? text(value) : value])),
  } as E;
}

export function scrubMetric<M extends { attributes?: object }>(metric: M): M {
  const { name, value, type, unit, attributes } = metric as M & Bag;
  return { name, value, type, unit, attributes: pick(attributes, TIMING_ATTRIBUTES) } as unknown as M;
}
