import { oneOf } from '../domain/look-up';
import { type Mode, SHELLS } from '../domain/modes';
import type { Secrets } from '../lib/secrets';
import { capabilitiesOf } from './capabilities';
import { detectAuthority, detectShell } from './detect';

/** Only the first address names the shell. No secrets. */
const STORAGE_KEY = 'opened-as';

export interface PageContext extends Mode {
  /** Such as `ios`; empty elsewhere. */
  readonly shellPlatform: string;
  /** Of the protocol; empty elsewhere. */
  readonly shellVersion: string;
}

let current: PageContext | undefined;

/** Reloads, history and vendors keep the shell; new visits detect it again. Stores nothing. */
export function detectPageContext({ sdkToken, launchData, launchParameters }: Secrets): PageContext {
  const authority = detectAuthority(location.pathname, sdkToken !== undefined || isMarkedEntry());
  const shell = detectShell({
    search: location.search,
    userAgent: navigator.userAgent,
    hasLaunchParameters: launchData !== undefined || launchParameters.size > 0,
  });
  const stored = shell === 'browser' && staysInTab() ? storedShell() : undefined;
  const facts = {
    shellPlatform: launchParameters.get('tgWebAppPlatform'),
    shellVersion: launchParameters.get('tgWebAppVersion'),
  };
  return { authority, ...(stored ?? { shell, ...plainFacts(facts) }) };
}

/** Also stores it. */
export function readPageContext(secrets: Secrets): PageContext {
  current = detectPageContext(secrets);
  storeShell(current);
  // A tab can hold pages of both authorities.
  if (isByToken()) markEntry();
  return current;
}

/** In the history state. No secrets. */
const ENTRY_MARK = 'openedByToken';

function isMarkedEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Object.hasOwn(state, ENTRY_MARK);
}

/** A reload or 'Back' then asks for no login. */
export function markEntry(): void {
  if (!isMarkedEntry()) history.replaceState({ ...history.state, [ENTRY_MARK]: true }, '');
}

/** @throws Error before `readPageContext` */
export function currentPageContext(): PageContext {
  if (!current) throw new Error('readPageContext has to be called before currentPageContext.');
  return current;
}

/** Fixed while the page is shown. */
export function capabilities() {
  return capabilitiesOf(currentPageContext());
}

/** No member. Fixed while the page is shown. */
export function isByToken(): boolean {
  return currentPageContext().authority === 'token';
}

/** Or a vendor led back (`step=return`). */
function staysInTab(): boolean {
  if (new URLSearchParams(location.search).get('step') === 'return') return true;
  // Only the origin, so our login page counts too.
  if (document.referrer.startsWith(`${location.origin}/`)) return true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

type ShellFacts = Omit<PageContext, 'authority'>;

function storedShell(): ShellFacts | undefined {
  try {
    const stored: Partial<Record<keyof ShellFacts, unknown>> | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    const shell = oneOf(SHELLS, stored?.shell);
    return shell && stored ? { shell, ...plainFacts(stored) } : undefined;
  } catch {
    return undefined;
  }
}

/** They go into headers, so only plain words. */
function plainFacts({ shellPlatform, shellVersion }: Partial<Record<keyof ShellFacts, unknown>>) {
  return { shellPlatform: plainWord(shellPlatform), shellVersion: plainWord(shellVersion) };
}

function plainWord(given: unknown): string {
  return typeof given === 'string' && /^[\w.-]{1,32}$/.test(given) ? given : '';
}

function storeShell({ authority: _, ...facts }: PageContext): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(facts));
  } catch {}
}
