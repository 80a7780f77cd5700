import { defaultScenario } from './default-scenario';
import { isPlainObject, type PlainObject } from './merge';
import { percentDecoded } from './percent-decoded';
import { parseScenario, type Scenario, type ScenarioInput, type ScenarioResult } from './scenario';

/** Differences from the defaults, as JSON in base64url. About 200 bytes, so not compressed. */

/** Names the encoding, for later versions. */
const PREFIX = 's1.';
export const LINK_PARAMETER = 'scenario';

export function encodeLink(scenario: Scenario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scenarioDifference(scenario)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A code, or an address with the parameter `scenario`. Never throws. */
export function decodeLink(link: string): ScenarioResult {
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
  return parseScenario(value);
}

function broken(message: string): ScenarioResult {
  return { ok: false, problems: [{ path: 'link', message }] };
}

function linkCode(link: string): string {
  const parameter = new RegExp(`[?#&]${LINK_PARAMETER}=([^&#]+)`).exec(link);
  return parameter?.[1] === undefined ? link : (percentDecoded(parameter[1]) ?? parameter[1]);
}

/** `{}` for the default scenario. */
export function scenarioDifference(scenario: Scenario): ScenarioInput {
  // The default language depends on the site.
  const difference = differing({ ...defaultScenario({ site: scenario.site }), site: 'NONE' }, scenario) ?? {};
  return difference as ScenarioInput;
}

function differing(base: unknown, value: unknown): unknown {
  if (isPlainObject(base) && isPlainObject(value)) {
    const entries = Object.entries(value)
      .map(([key, part]) => [key, differing(Object.hasOwn(base, key) ? base[key] : undefined, part)] as const)
      .filter(([, part]) => part !== undefined);
    return entries.length === 0 ? undefined : (Object.fromEntries(entries) as PlainObject);
  }
  return JSON.stringify(base) === JSON.stringify(value) ? undefined : value;
}
