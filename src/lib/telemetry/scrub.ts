import { lookUp } from '../../domain/look-up';

/**
 * Filters everything that is sent to the error-reporting service. Only fields listed here are sent, so a new field of the reporter or of an
 * error is not sent until it is added to a list.
 */

/** Tags of an event: names and numbers that the app sets. */
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
  'mode',
  'variant',
  'language',
];
/** Attributes of a request's duration. */
const TIMING_ATTRIBUTES = ['endpoint', 'outcome', 'sentry.release', 'sentry.environment'];
/** Top-level fields of an event. */
const EVENT = ['event_id', 'timestamp', 'level', 'platform', 'release', 'environment', 'type'];
/** Fields of a stack frame, in addition to the file name. */
const FRAME = ['function', 'lineno', 'colno', 'in_app'];
/** Error classes whose messages come from the app or the browser. Other messages may contain what a person typed, and are not sent. */
const READABLE = ['CallError', 'TypeError', 'ReferenceError', 'RangeError'];
/** Maximum number of characters of a text that are sent. */
const MAX_TEXT = 200;
/** Maximum number of characters of a text that are processed. */
const MAX_READ = 10_000;

/** Days of a calendar, in numbers or with the month's name. Versions such as `1.22.1` are none: they have no year. */
const DATES =
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}\b|\b\d{1,2}\.? \p{L}{3,12}\.?,? \d{4}\b|(?<!\p{L})\p{L}{3,12}\.? \d{1,2},? \d{4}\b/gu;
/** Two or more words that begin with a capital letter. */
const CAPITALS = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)+/gu;
/** A word with a letter that English does not have: messages of browsers are English. */
const WORDS = /[\p{L}\p{M}]+/gu;
const hasForeignLetter = (word: string) => /[^A-Za-z]/.test(word);
/** Words of our own errors that look like a name. */
const OWN_WORDS: ReadonlySet<string> = new Set(['Non Response', 'Unexpected Application Error']);

type Bag = Record<string, unknown>;

/** Copies the named fields that are not undefined. */
function pick(source: unknown, names: readonly string[]): Bag {
  const bag = (source ?? {}) as Bag;
  return Object.fromEntries(names.map((name) => [name, lookUp(bag, name)]).filter(([, value]) => value !== undefined));
}

/**
 * Removes what may identify a person from a text: the query and fragment of addresses, email addresses, tokens, quoted values, dates, numbers
 * of six digits and more, also in groups, and what is written as a name is. Only the beginning of a very long text is processed and returned.
 */
export function text(value: string): string {
  const isCut = value.length > MAX_READ;
  return blank(isCut ? wholeWords(value.slice(0, MAX_READ)) : value, isCut).slice(0, MAX_TEXT);
}

/**
 * Replaces what may identify a person. Every expression runs in linear time for any text: if a match can only fail at the end of a run of
 * characters (no `@`, no `?`, no closing quote), the expression matches the run and returns it unchanged, so that the search does not start
 * again inside the run.
 *
 * @param isCut whether the text was cut off; a quote that is open at its end is then replaced too. Default: false.
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
      // A card's number is written in groups.
      .replace(/\d(?:[ -]?\d){5,}/g, '[number]')
      .replace(CAPITALS, (words) => (OWN_WORDS.has(words) ? words : '[name]'))
      .replace(WORDS, (word) => (hasForeignLetter(word) ? '[name]' : word))
  );
}

/** Removes the last word, which may be incomplete: part of an email address is not recognised as one. */
function wholeWords(cut: string): string {
  let end = cut.length;
  while (end > 0 && !/\s/.test(cut.charAt(end - 1))) end -= 1;
  return cut.slice(0, end);
}

/** Removes query and fragment from an address. */
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

/** Returns an event with the listed fields only. Breadcrumbs, user, request, contexts and extras are not listed. */
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

/** Returns a metric with the listed attributes only. */
export function scrubMetric<M extends { attributes?: object }>(metric: M): M {
  const { name, value, type, unit, attributes } = metric as M & Bag;
  return { name, value, type, unit, attributes: pick(attributes, TIMING_ATTRIBUTES) } as unknown as M;
}
