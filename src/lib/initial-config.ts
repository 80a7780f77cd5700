import { type InitialConfig, type ParsedInitialConfig, parseInitialConfig } from '../domain/initial-config';
import { pageBuild } from './page-build';

/** Id of the element into which the page's server writes the config as JSON. */
const ELEMENT_ID = 'initial-config';

let parsed: ParsedInitialConfig | undefined;

/** Reads the config from the page, once. Never throws: broken JSON counts as an empty config and is listed in `problems`. */
export function readInitialConfig(): ParsedInitialConfig {
  if (parsed === undefined) {
    const { config, problems } = parse(document.getElementById(ELEMENT_ID)?.textContent ?? '');
    parsed = { config: { ...config, version: config.version || pageBuild() }, problems };
  }
  return parsed;
}

/** The initial config of the page. */
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
