/**
 * The one place that decides what leaves for the reporting service: only what is listed here passes, so that a new
 * field of the reporter, or of an error, stays at home until somebody lists it.
 */

/** Tags of an event: names and numbers of the program's own. */
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
/** Attributes of a request's timing. */
const TIMING_ATTRIBUTES = ['endpoint', 'outcome', 'sentry.release', 'sentry.environment'];
/** Fields of the event itself. */
const EVENT = ['event_id', 'timestamp', 'level', 'platform', 'release', 'environment', 'type'];
const FRAME = ['function', 'lineno', 'colno', 'in_app'];
/** Classes of error whose messages the program or the browser words; any other message may quote what a person typed. */
const READABLE = ['CallError', 'TypeError', 'ReferenceError', 'RangeError'];
/** Characters of a text that go out at most. */
const MAX_TEXT = 200;
/** Characters of a text that are read at most. */
const MAX_READ = 10_000;

type Bag = Record<string, unknown>;

function pick(source: unknown, names: readonly string[]): Bag {
  const bag = (source ?? {}) as Bag;
  const kept = names.filter((name) => bag[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, bag[name]]));
}

/**
 * A text without what may name a person: addresses lose query and fragment; e-mail addresses, tokens, quoted values and
 * numbers of six digits and more are blanked. Of a very long text only the beginning is read.
 */
export function text(value: string): string {
  const isCut = value.length > MAX_READ;
  return blank(isCut ? wholeWords(value.slice(0, MAX_READ)) : value, isCut).slice(0, MAX_TEXT);
}

/**
 * Blanks what may name a person. Each expression reads a character a fixed number of times at most, whatever the text: where a search
 * fails only at the end of a run of characters (no `@`, no `?`, no closing quote), it takes that run as it is instead, so that it
 * never begins again inside of it.
 *
 * @param isCut the text was cut off: a quote that is still open at its end was closed in the part that is missing
 */
export function blank(value: string, isCut = false): string {
  return value
    .replace(/(https?:\/\/[^\s?#]*)(?:[?#]\S*)?/g, '$1')
    .replace(/(^|\s)(\/[^\s?#]*)[?#]\S*/g, '$1$2')
    .replace(/[^\s@]+(@[^\s@]+)?/g, (run, domain) => (domain === undefined ? run : '[email]'))
    .replace(/(["'`“])[^"'`”]*(["'`”]|$)/g, (run, open, close) => (close || isCut ? `${open}…${close}` : run))
    .replace(/\b(?=\w*\d)[\w.-]{16,}/g, '[token]')
    .replace(/\d{6,}/g, '[number]');
}

/** Takes a word off that the cut may have gone through: half an e-mail address is not known as one. */
function wholeWords(cut: string): string {
  let end = cut.length;
  while (end > 0 && !/\s/.test(cut.charAt(end - 1))) end -= 1;
  return cut.slice(0, end);
}

/** An address down to its origin and path. */
export function address(value: string): string {
  return value.replace(/[?#].*$/s, '');
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

/** What of an event goes out. Of breadcrumbs, user, request, contexts and extras: nothing, for none is listed. */
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

/** What of a timing goes out. */
export function scrubMetric<M extends { attributes?: object }>(metric: M): M {
  const { name, value, type, unit, attributes } = metric as M & Bag;
  return { name, value, type, unit, attributes: pick(attributes, TIMING_ATTRIBUTES) } as unknown as M;
}
