import type { LoggedRequest } from '../../core/logged-request';
import type { LookItem } from '../../core/pane-messages';
import type { Scenario } from '../../core/scenario';
import { servedAgreements } from '../../core/served-agreements';
import { outcomeOf } from '../log/outcome';
import type { Catalogue } from '../state/store';

export interface PaneFacts {
  /** Other words in another language are a translation. */
  readonly language: string;
  /** In page order. */
  readonly items: readonly LookItem[];
  readonly rules: Readonly<Record<string, string>>;
  /** Required agreements and shown ones, with their versions. */
  readonly agreements: Readonly<Record<string, string>>;
  /** How each call ended, by endpoint. */
  readonly calls: Readonly<Record<string, string>>;
}

const HASH_LENGTH = 12;

export function paneFacts(
  scenario: Scenario,
  look: { readonly language: string; readonly items: readonly LookItem[] } | undefined,
  requests: readonly LoggedRequest[],
  catalogue: Catalogue | undefined,
): PaneFacts {
  const site = catalogue?.sites.find((one) => one.site === scenario.site);
  return {
    language: look?.language ?? '',
    items: look?.items ?? [],
    rules: ruleTexts(site?.rules ?? {}),
    agreements: agreementTexts(site?.rules.agreements ?? [], scenario, requests),
    calls: callTexts(requests),
  };
}

function ruleTexts(rules: object): Record<string, string> {
  // Agreements have their own category.
  const others = Object.entries(rules).filter(([name]) => name !== 'agreements');
  return Object.fromEntries(
    others.map(([name, value]) => [inWords(name), Array.isArray(value) ? value.join(', ') || 'none' : show(value)]),
  );
}

/** 'Investor classes' for `investorClasses`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function agreementTexts(
  names: readonly string[],
  { compliance }: Scenario,
  requests: readonly LoggedRequest[],
): Record<string, string> {
  const asked = names.map((name) => [name, `version ${compliance.agreementVersion}`] as const);
  const shown = servedAgreements(requests).map(
    ({ code, version, hash }) => [`${code}, as shown`, `version ${version}, ${hash.slice(0, HASH_LENGTH)}`] as const,
  );
  return Object.fromEntries([...asked, ...shown]);
}

function callTexts(requests: readonly LoggedRequest[]): Record<string, string> {
  const calls = requests.filter(({ endpoint, method }) => endpoint !== null && method !== 'OPTIONS');
  return Object.fromEntries(calls.map((entry) => [entry.endpoint ?? '', outcomeOf(entry).word]));
}
