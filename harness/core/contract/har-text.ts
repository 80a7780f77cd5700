import * as z from 'zod/mini';
import { FileJsonError, fileJson } from '../../../src/domain/input/file-json';
import { problemsOf } from '../../../src/domain/tolerant-parse';
import { parsedJson } from '../parsed-json';

/** Works without Node, for the panel. */

/** The message says why and never quotes a recorded value. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

export interface Recorded {
  readonly entry: number;
  readonly method: string;
  readonly url: URL;
  /** 0: no answer. */
  readonly status: number;
  readonly mimeType: string;
  /** Undefined if the recording does not say. */
  readonly byScript: boolean | undefined;
  /** Undefined if the text is missing or cut. */
  readonly body: () => string | undefined;
}

const content = z.object({
  size: z.optional(z.number()),
  mimeType: z.optional(z.string()),
  text: z.optional(z.string()),
  encoding: z.optional(z.string()),
});
type Content = z.output<typeof content>;

const har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });
const harEntry = z.object({
  request: z.object({ method: z.string(), url: z.string().check(z.refine((url) => URL.canParse(url))) }),
  response: z.object({ status: z.number(), content: z.optional(content) }),
  /** Only Chromium-based browsers write it. */
  _resourceType: z.optional(z.string()),
});

export interface Recording {
  readonly entries: readonly Recorded[];
  /** Left out. */
  readonly unreadable: readonly { readonly entry: number; readonly why: string }[];
}

/**
 * @param name what messages call the file
 * @throws {HarError} if the file is not JSON or not HAR, or no entry can be read
 */
export function parseHar(bytes: Uint8Array, name: string): Recording {
  const parsed = z.safeParse(har, jsonOf(bytes, name));
  if (!parsed.success) throw new HarError(`${name} is not a HAR file: ${problemIn(parsed.error.issues)}`);
  const entries: Recorded[] = [];
  const unreadable: { entry: number; why: string }[] = [];
  for (const [index, given] of parsed.data.log.entries.entries()) {
    const one = z.safeParse(harEntry, given);
    if (one.success) entries.push(recordedOf(one.data, index + 1));
    else unreadable.push({ entry: index + 1, why: problemIn(one.error.issues) });
  }
  const [first] = unreadable;
  if (entries.length === 0 && first) throw new HarError(`${name} has no readable entry: entry 1, ${first.why}`);
  return { entries, unreadable };
}

function recordedOf({ request, response, _resourceType }: z.output<typeof harEntry>, entry: number): Recorded {
  return {
    entry,
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    status: response.status,
    mimeType: response.content?.mimeType ?? '',
    byScript: _resourceType === undefined ? undefined : ['xhr', 'fetch'].includes(_resourceType),
    body: () => textOf(response.content),
  };
}

function jsonOf(bytes: Uint8Array, name: string): unknown {
  try {
    return fileJson(bytes);
  } catch (error) {
    if (!(error instanceof FileJsonError)) throw error;
    throw new HarError(`${name} ${error.message}. Was the recording saved completely?`);
  }
}

function problemIn(issues: readonly z.core.$ZodIssue[]): string {
  const [first] = problemsOf(issues);
  return `${first?.path || 'the whole'}: ${first?.expected}`;
}

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

function textOf(content: Content | undefined): string | undefined {
  // Without a text, only size 0 means an empty answer; -1 means unknown.
  if (content?.text === undefined) return content?.size === 0 ? '' : undefined;
  const { text, encoding, size = 0 } = content;
  if (encoding === 'base64') return BASE64.test(text) ? complete(decoded(text), size) : undefined;
  return encoding === undefined || encoding === '' ? complete(text, size) : undefined;
}

function decoded(base64: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Undefined if the recorder cut the text. */
function complete(text: string | undefined, size: number): string | undefined {
  if (text === undefined) return undefined;
  const isWhole = new TextEncoder().encode(text).length >= size || parsedJson(text) !== undefined;
  return isWhole ? text : undefined;
}
