import * as z from 'zod/mini';
import { problemsOf } from '../../src/domain/tolerant-parse';
import { parsedJson } from '../engine/parsed-json';

/** Reads the text of a recording of a browser's network traffic (HAR 1.2). Needs no Node, so that the panel reads recordings, too. */

/** A recording that cannot be compared. The message says why, and never holds anything of the recorded values. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

/** One recorded request and its answer. */
export interface Recorded {
  /** Place in the file, from 1: how a person finds the entry. */
  readonly entry: number;
  readonly method: string;
  readonly url: URL;
  /** 0: the request had no answer. */
  readonly status: number;
  readonly mimeType: string;
  /** Whether a script sent the request; undefined if the recording does not say. */
  readonly byScript: boolean | undefined;
  /** The answer's text; undefined if the recording does not have it, or not all of it. */
  readonly body: () => string | undefined;
}

/** Problems of a file that the message names; the others are mostly the same. */
const NAMED_PROBLEMS = 5;

const content = z.object({
  size: z.optional(z.number()),
  mimeType: z.optional(z.string()),
  text: z.optional(z.string()),
  encoding: z.optional(z.string()),
});
type Content = z.output<typeof content>;

/** The part of HAR that a comparison needs. */
const har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({ method: z.string(), url: z.string().check(z.refine((url) => URL.canParse(url))) }),
        response: z.object({ status: z.number(), content: z.optional(content) }),
        /** Written by browsers that are based on Chromium. */
        _resourceType: z.optional(z.string()),
      }),
    ),
  }),
});

/**
 * The entries of a recording.
 * @param name what the messages call the file
 * @throws {HarError} if the text is no JSON or no HAR
 */
export function parseHar(text: string, name: string): readonly Recorded[] {
  const value = parsedJson(text.replace(/^\uFEFF/, ''));
  // The parser's own message would quote the file.
  if (value === undefined) throw new HarError(`${name} is not JSON. Was the recording saved completely?`);
  const parsed = z.safeParse(har, value);
  if (!parsed.success) throw new HarError(`${name} is not a HAR file:${problemLines(parsed.error.issues)}`);
  return parsed.data.log.entries.map(({ request, response, _resourceType }, index) => ({
    entry: index + 1,
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    status: response.status,
    mimeType: response.content?.mimeType ?? '',
    byScript: _resourceType === undefined ? undefined : ['xhr', 'fetch'].includes(_resourceType),
    body: () => textOf(response.content),
  }));
}

function problemLines(issues: readonly z.core.$ZodIssue[]): string {
  const problems = problemsOf(issues);
  const lines = problems.slice(0, NAMED_PROBLEMS).map(({ path, expected }) => `\n  ${path || 'the file'}: ${expected}`);
  const others = problems.length - lines.length;
  return lines.join('') + (others > 0 ? `\n  and ${others} more` : '');
}

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

function textOf(content: Content | undefined): string | undefined {
  // Without a text, only a size of 0 says that the answer was empty; -1 means unknown.
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

/** The text, unless the recorder has cut it: then it is shorter than the answer, and no longer JSON. */
function complete(text: string | undefined, size: number): string | undefined {
  if (text === undefined) return undefined;
  const isWhole = new TextEncoder().encode(text).length >= size || parsedJson(text) !== undefined;
  return isWhole ? text : undefined;
}
