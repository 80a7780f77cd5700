import { type InitialConfig, type ParsedInitialConfig, parseInitialConfig } from '../domain/initial-config';
import { pageBuild } from './page-build';

const ELEMENT_ID = 'initial-config';

interface PageConfig extends ParsedInitialConfig {
  /** False: operator and rules are unknown. */
  readonly isReadable: boolean;
}

let parsed: PageConfig | undefined;

/** Reads the config once. Never throws. */
export function readInitialConfig(): PageConfig {
  if (parsed === undefined) {
    const { config, ...rest } = parse(document.getElementById(ELEMENT_ID)?.textContent ?? '');
    parsed = { config: { ...config, version: config.version || pageBuild() }, ...rest };
  }
  return parsed;
}

export function initialConfig(): InitialConfig {
  return readInitialConfig().config;
}

function parse(text: string): PageConfig {
  const raw = parsedJson(text);
  const isReadable = raw !== undefined;
  const { config, problems } = parseInitialConfig(raw ?? {}, location.hostname);
  return { config, problems: isReadable ? problems : ['(not JSON)'], isReadable };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
