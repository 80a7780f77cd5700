import { createHash } from 'node:crypto';
import type { InitialConfigInput } from '../domain/initial-config';
import type { InlineParts } from './policies';

const ELEMENT = /(<script\b[^>]*\bid="initial-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Escapes `<`, so that no value can end the element. */
export function pageJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Undefined without an `initial-config` element. */
export function fillInitialConfig(page: string, config: InitialConfigInput): string | undefined {
  const found = ELEMENT.exec(page);
  if (found === null) return undefined;
  const built = JSON.parse(found[2]?.trim() || '{}') as InitialConfigInput;
  const json = pageJson({ ...built, ...config });
  return page.replace(ELEMENT, (_all, open: string, _content, close: string) => open + json + close);
}

/** The first paint's elements are the first without attributes. */
export const INLINE_TAGS = { style: '<style>', script: '<script>' } as const;

/** nginx's request id, so a release needs no new file. */
export const NONCE = '$request_id';

/** Undefined without inline parts. */
export function inlineHashes(page: string): InlineParts | undefined {
  const style = hashOf(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]);
  const script = hashOf(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1]);
  return style && script ? { style, script } : undefined;
}

function hashOf(content: string | undefined): string | undefined {
  return content && `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
