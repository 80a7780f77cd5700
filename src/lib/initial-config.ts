import { type InitialConfig, type ParsedInitialConfig, parseInitialConfig } from '../domain/initial-config';

/** Id of the element in which the page's server puts the config (design 2). */
const ELEMENT_ID = 'initial-config';

let parsed: ParsedInitialConfig | undefined;

/** Reads the config that the page carries. Never throws: broken JSON counts as an empty config and is a problem. */
export function readInitialConfig(): ParsedInitialConfig {
  parsed ??= parse(document.getElementById(ELEMENT_ID)?.textContent ?? '');
  return parsed;
}

/** The page's config, for whoever needs a link or an address. */
export function initialConfig(): InitialConfig {
  return readInitialConfig().config;
}

function parse(text: string): ParsedInitialConfig {
  try {
    return parseInitialConfig(JSON.parse(text), location.hostname);
  } catch {
    return { config: parseInitialConfig({}, location.hostname).config, problems: ['(not JSON)'] };
  }
}
