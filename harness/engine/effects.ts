import { isPlainObject } from './merge';
import type { Scenario } from './scenario';

/**
 * What a change of the scenario means for a page that is open: the next call sees it and the page stays (`live`), the page is loaded
 * again where it stands (`reload`), or the app is opened at the scenario's address (`reopen`). In ascending order.
 */
export const EFFECTS = ['live', 'reload', 'reopen'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A class for each key of a group. */
type Classes<Group> = Group extends object ? { readonly [Key in keyof Required<Group>]: Effect } : never;

/**
 * The class of each key of a scenario; a new key without one does not compile. A group whose keys all have one class has it as a whole.
 */
const CLASSES = {
  version: 'live',
  name: 'live',
  site: 'reopen',
  language: 'reopen',
  pseudo: 'reopen',
  mode: 'reopen',
  platform: 'reopen',
  // The window alone changes its size, as a member's does.
  device: 'live',
  theme: 'reload',
  route: 'reopen',
  query: 'reopen',
  // Another member, whose token the address may hold.
  seed: 'reopen',
  now: 'live',
  member: {
    signedIn: 'live',
    // The app asks for these with the profile, whose answer it keeps for as long as its page is open.
    id: 'reload',
    currencyCode: 'reload',
    rate: 'reload',
    kycTag: 'live',
    country: 'live',
  },
  kyc: 'live',
  compliance: 'live',
  // All of it is in the page's initial config, which a page reads when it is loaded.
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
  // A runner does them one after the other; the page needs nothing of them.
  steps: 'live',
} as const satisfies { readonly [Key in keyof Scenario]: Effect | Classes<Scenario[Key]> };

/**
 * What the change from one scenario to another means for an open page: the highest class of the keys that differ; `live` if none does. A
 * page that was opened by a token cannot be loaded again, because the token is no longer in its address: `reload` becomes `reopen`.
 */
export function effectOf(before: Scenario, after: Scenario): Effect {
  const found = changedClasses(before, after, CLASSES);
  const highest = EFFECTS.findLast((effect) => found.includes(effect)) ?? 'live';
  return highest === 'reload' && after.mode === 'sdk' ? 'reopen' : highest;
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

/** Whether two JSON values are equal, with their keys in the same order. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
