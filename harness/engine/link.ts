import { isPlainObject, type PlainObject } from './merge';
import { type Problem, parseScenario, type Scenario, type ScenarioInput } from './scenario';

/**
 * The compact link form of a scenario: what differs from the defaults, as JSON in base64url. Plain rather than deflated:
 * a typical difference has 200 bytes, where deflate saves little, and it works at once in Node and in a page alike.
 */

/** Mark of the form, so that another encoding can follow without guessing. */
const PREFIX = 's1.';
/** Query or fragment parameter under which an address carries a link. */
export const LINK_PARAMETER = 'scenario';

export type LinkResult =
  | { readonly ok: true; readonly input: ScenarioInput }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The link of a scenario. Decoded and completed by its defaults it gives the same scenario again. */
export function encodeLink(scenario: Scenario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scenarioDifference(scenario)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads a link: the code itself, or an address that carries it as `scenario` in its query or fragment. What it holds is
 * checked as any scenario is; a broken link gives a problem, never an exception.
 */
export function decodeLink(link: string): LinkResult {
  const code = linkCode(link.trim());
  if (!code.startsWith(PREFIX)) return broken(`A scenario link starts with "${PREFIX}"`);
  const base64 = code.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  let value: unknown;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return broken('The link is damaged: a part of it is missing or was changed');
  }
  const parsed = parseScenario(value);
  return parsed.ok ? { ok: true, input: parsed.input } : parsed;
}

function broken(message: string): LinkResult {
  return { ok: false, problems: [{ path: 'link', message }] };
}

function linkCode(link: string): string {
  const parameter = new RegExp(`[?#&]${LINK_PARAMETER}=([^&#]+)`).exec(link);
  return parameter?.[1] === undefined ? link : decodeURIComponentOrSame(parameter[1]);
}

function decodeURIComponentOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The part of a scenario that differs from the defaults, `{}` for the default scenario. */
export function scenarioDifference(scenario: Scenario): ScenarioInput {
  // The default language follows the site, so the defaults to compare with are those of this site.
  const defaults = parseScenario({ site: scenario.site });
  if (!defaults.ok) throw new Error('The default scenario does not parse');
  const difference = differing({ ...defaults.scenario, site: 'NONE' }, scenario) ?? {};
  return difference as ScenarioInput;
}

/** What `value` has beside or other than `base`; undefined where they are equal. */
function differing(base: unknown, value: unknown): unknown {
  if (isPlainObject(base) && isPlainObject(value)) {
    const entries = Object.entries(value)
      .map(([key, part]) => [key, differing(Object.hasOwn(base, key) ? base[key] : undefined, part)] as const)
      .filter(([, part]) => part !== undefined);
    return entries.length === 0 ? undefined : (Object.fromEntries(entries) as PlainObject);
  }
  return JSON.stringify(base) === JSON.stringify(value) ? undefined : value;
}
