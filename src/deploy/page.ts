import { createHash } from 'node:crypto';
import type { InitialConfigInput } from '../domain/initial-config';
import type { InlineParts } from './policies';

/** The element of a page that holds the initial config. */
const ELEMENT = /(<script\b[^>]*\bid="initial-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/** JSON for a `<script>` element: `<` is escaped, so that no value can end the element. */
export function pageJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Writes a config into a page's `initial-config` element, over what the build put there; undefined when the page has no such
 * element.
 */
export function fillInitialConfig(page: string, config: InitialConfigInput): string | undefined {
  const found = ELEMENT.exec(page);
  if (found === null) return undefined;
  const built = JSON.parse(found[2]?.trim() || '{}') as InitialConfigInput;
  const json = pageJson({ ...built, ...config });
  return page.replace(ELEMENT, (_all, open: string, _content, close: string) => open + json + close);
}

/** How the elements begin that the first paint needs. They are the first ones without an attribute. */
export const INLINE_TAGS = { style: '<style>', script: '<script>' } as const;

/** In nginx, what allows these elements: a number of the request, which nobody can foresee. A release needs no new file for it. */
export const NONCE = '$request_id';

/** The hashes of the style and the script inside of a page; undefined for a page without them. */
export function inlineHashes(page: string): InlineParts | undefined {
  const style = hashOf(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]);
  const script = hashOf(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1]);
  return style && script ? { style, script } : undefined;
}

function hashOf(content: string | undefined): string | undefined {
  return content && `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
