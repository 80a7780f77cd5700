import type { InitialConfigInput } from '../domain/initial-config';

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
