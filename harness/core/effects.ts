import { isPlainObject } from './merge';
import { modeOf } from './modes';
import type { Scenario } from './scenario';

/**
 * What a changed scenario needs: nothing (`live`), a reload in place (`reload`), or the scenario's own address (`reopen`).
 * Ascending.
 */
export const EFFECTS = ['live', 'reload', 'reopen'] as const;
export type Effect = (typeof EFFECTS)[number];

type Classes<Group> = Group extends object ? { readonly [Key in keyof Required<Group>]: Effect } : never;

/** One class may cover a whole group. */
const CLASSES = {
  version: 'live',
  name: 'live',
  site: 'reopen',
  language: 'reopen',
  pseudo: 'reopen',
  mode: 'reopen',
  platform: 'reopen',
  device: 'live',
  theme: 'reload',
  route: 'reopen',
  query: 'reopen',
  seed: 'reopen',
  now: 'live',
  member: {
    signedIn: 'live',
    // The app keeps the profile's answer while its page is open.
    id: 'reload',
    currencyCode: 'reload',
    rate: 'reload',
    kycTag: 'live',
    country: 'live',
  },
  kyc: 'live',
  compliance: 'live',
  // A page reads its initial config only on load.
  config: {
    testnet: 'reopen',
    everyLanguage: 'reopen',
    brandColour: 'reload',
    operator: 'reload',
    phoneCode: 'reload',
    requestTimeoutMs: 'reload',
    pageClock: 'reload',
    errorReportingDsn: 'reload',
    compliance: 'reload',
    apiBase: 'reload',
    crossApiPath: 'reload',
    accessOrigin: 'reload',
  },
  answers: 'live',
  once: 'live',
  responses: 'live',
  faults: 'live',
  vendor: 'live',
  risk: 'live',
  // Only the runner uses them.
  steps: 'live',
} as const satisfies { readonly [Key in keyof Scenario]: Effect | Classes<Scenario[Key]> };

/** The highest class of the keys that differ. Pages opened by a token cannot reload, so `reload` becomes `reopen`. */
export function effectOf(before: Scenario, after: Scenario): Effect {
  const found = changedClasses(before, after, CLASSES);
  const highest = EFFECTS.findLast((effect) => found.includes(effect)) ?? 'live';
  return highest === 'reload' && modeOf(after).authority === 'token' ? 'reopen' : highest;
}

type Tree = { readonly [key: string]: Effect | Tree };

function changedClasses(before: object, after: object, classes: Tree): Effect[] {
  return Object.entries(classes).flatMap(([key, effect]) => {
    const [old, now] = [before, after].map((each) => (each as Record<string, unknown>)[key]);
    if (sameJson(old, now)) return [];
    if (typeof effect === 'string') return [effect];
    return isPlainObject(old) && isPlainObject(now) ? changedClasses(old, now, effect) : [];
  });
}

/** Key order matters. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
