import type { Scenario } from '../../engine/scenario';
import type { LoggedRequest } from '../../server/request-log';
import { servedAgreements } from '../../sweep/served-agreements';
import { outcomeOf } from '../log/outcome';
import type { Catalogue } from '../state/store';

/** One item of a page, as the script of a pane reads it. */
export interface LookItem {
  readonly kind: 'heading' | 'text' | 'button' | 'link' | 'picture' | 'field';
  /** The text, or the name of a field. */
  readonly text: string;
  /** Type of a field, such as `date` or `checkbox`. */
  readonly type?: string;
  /** Requirements of a field, such as `required`. */
  readonly requires?: readonly string[];
}

/** Everything that is compared of a pane: what it shows, and what is known about it. */
export interface PaneFacts {
  /** Language of the page. Other words in another language are a translation, and not a difference. */
  readonly language: string;
  /** In the order of the page. */
  readonly items: readonly LookItem[];
  /** Rules of the account's site, by name. */
  readonly rules: Readonly<Record<string, string>>;
  /** Agreements that the site requires, and those whose text was shown, each with its version. */
  readonly agreements: Readonly<Record<string, string>>;
  /** How each call ended, by the name of the endpoint. */
  readonly calls: Readonly<Record<string, string>>;
}

/** Characters of an agreement's hash that are shown. */
const HASH_LENGTH = 12;

/** The facts of a pane, from its scenario, its page and the log of its session. */
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
  // The agreements have their own part of the comparison.
  const others = Object.entries(rules).filter(([name]) => name !== 'agreements');
  return Object.fromEntries(
    others.map(([name, value]) => [inWords(name), Array.isArray(value) ? value.join(', ') || 'none' : show(value)]),
  );
}

/** The name of a rule as words: 'Investor classes' for `investorClasses`. */
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
