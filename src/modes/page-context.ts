import { oneOf } from '../domain/look-up';
import { MODES, type Mode } from '../domain/modes';
import type { Secrets } from '../lib/secrets';
import { MODE_CAPABILITIES } from './capabilities';
import { detectMode } from './detect';

/** Session storage key of the context: after the first screen it can no longer be read from the address. Contains no secrets. */
const STORAGE_KEY = 'opened-as';

/** How the page was opened. */
export interface PageContext {
  readonly mode: Mode;
  /** The messaging app's platform, such as `ios`; empty elsewhere. */
  readonly shellPlatform: string;
  /** The messaging app's protocol version; empty elsewhere. */
  readonly shellVersion: string;
}

let current: PageContext | undefined;

/**
 * Detects how the page was opened. After a reload, after going back and after returning from a vendor, the tab keeps its mode; on a new
 * visit the mode is detected again. Stores nothing.
 */
export function detectPageContext({ sdkToken, launchData, launchParameters }: Secrets): PageContext {
  const stored = isReturn() ? storedContext() : undefined;
  const detected: PageContext = {
    mode: detectMode({
      pathname: location.pathname,
      search: location.search,
      userAgent: navigator.userAgent,
      hasToken: sdkToken !== undefined || isMarkedEntry(),
      hasLaunchParameters: launchData !== undefined || launchParameters.size > 0,
    }),
    ...shellOf({
      shellPlatform: launchParameters.get('tgWebAppPlatform'),
      shellVersion: launchParameters.get('tgWebAppVersion'),
    }),
  };
  return detected.mode === 'web' && stored ? stored : detected;
}

/** Detects how the page was opened, and keeps it: for the page, and for the tab after a reload. */
export function readPageContext(secrets: Secrets): PageContext {
  const context = detectPageContext(secrets);
  // A tab can hold both pages of the account area and pages that were opened by token, so that `sdk` belongs to the entry of the history.
  if (context.mode === 'sdk') markEntry();
  else storeContext(context);
  current = context;
  return context;
}

/** Key of the history's state that marks entries which were opened in SDK mode. Contains no secrets. */
const ENTRY_MARK = 'openedByToken';

function isMarkedEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Object.hasOwn(state, ENTRY_MARK);
}

/**
 * Marks the current entry of the history as opened in SDK mode, so that a reload and the back button do not ask for a login there. The router
 * calls it after each navigation in that mode.
 */
export function markEntry(): void {
  if (!isMarkedEntry()) history.replaceState({ ...history.state, [ENTRY_MARK]: true }, '');
}

/**
 * How this page was opened.
 * @throws Error if `readPageContext` has not been called
 */
export function currentPageContext(): PageContext {
  if (!current) throw new Error('readPageContext has to be called before currentPageContext.');
  return current;
}

/** How calls are authorised: by the cookie of a signed-in member or by a token. */
export function sessionNow() {
  return MODE_CAPABILITIES[currentPageContext().mode].session;
}

/** Whether calls are authorised by an SDK token, so that nobody is signed in. It does not change while the page is shown. */
export function isByToken(): boolean {
  return sessionNow() === 'token';
}

/** Whether the page was reloaded, visited by going back or forward, or opened by a vendor's redirect (`step=return`). */
function isReturn(): boolean {
  if (new URLSearchParams(location.search).get('step') === 'return') return true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function storedContext(): PageContext | undefined {
  try {
    const stored: Partial<Record<keyof PageContext, unknown>> | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    const mode = oneOf(MODES, stored?.mode);
    return mode && stored ? { mode, ...shellOf(stored) } : undefined;
  } catch {
    return undefined;
  }
}

/** What the shell says about itself, from the address or the storage. Anything else than a plain word counts as absent: it goes into headers. */
function shellOf(given: {
  readonly shellPlatform?: unknown;
  readonly shellVersion?: unknown;
}): Omit<PageContext, 'mode'> {
  return { shellPlatform: plainWord(given.shellPlatform), shellVersion: plainWord(given.shellVersion) };
}

function plainWord(given: unknown): string {
  return typeof given === 'string' && /^[\w.-]{1,32}$/.test(given) ? given : '';
}

function storeContext(context: PageContext): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(context));
  } catch {
    // Without storage the mode is detected again after a reload; only tabs that left their first screen may then be wrong.
  }
}
