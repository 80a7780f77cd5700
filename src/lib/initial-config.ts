import { type ParsedInitialConfig, parseInitialConfig } from '../domain/initial-config';

/** Id of the element in which the page's server puts the config (design 2). */
const ELEMENT_ID = 'initial-config';

/** Reads the config that the page carries. Never throws: broken JSON counts as an empty config and is a problem. */
export function readInitialConfig(page: Document = document): ParsedInitialConfig {
  const text = page.getElementById(ELEMENT_ID)?.textContent ?? '';
  try {
    return parseInitialConfig(JSON.parse(text));
  } catch {
    const { config } = parseInitialConfig({});
    return { config, problems: ['(not JSON)'] };
  }
}
