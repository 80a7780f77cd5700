import type { Mode } from '../domain/modes';
import type { Secrets } from '../lib/secrets';
import { detectMode } from './detect';

/** Where a tab remembers how it was opened: the address no longer tells after the first screen. No secret in it. */
const STORAGE_KEY = 'opened-as';

/** How the page was opened, for the mode's adapter. */
export interface Opening {
  readonly mode: Mode;
  /** The messaging app's platform, such as `ios`; empty elsewhere. */
  readonly shellPlatform: string;
  /** The messaging app's protocol version; empty elsewhere. */
  readonly shellVersion: string;
}

let opened: Opening | undefined;

/** Detects the mode. A reload, a step back and the way back from a vendor keep what the tab was opened as; a fresh visit is looked at afresh. */
export function readOpening(secrets: Secrets): Opening {
  const remembered = isReturn() ? recall() : undefined;
  const { launchParameters } = secrets;
  const detected: Opening = {
    mode: detectMode({
      pathname: location.pathname,
      search: location.search,
      userAgent: navigator.userAgent,
      hasLaunchParameters: secrets.launchData !== undefined || launchParameters.size > 0,
    }),
    shellPlatform: launchParameters.get('tgWebAppPlatform') ?? '',
    shellVersion: launchParameters.get('tgWebAppVersion') ?? '',
  };
  const opening = detected.mode === 'web' && remembered ? remembered : detected;
  // The embedded verification is known by its path. A member who comes to it from another screen and goes back is what they were.
  if (opening.mode !== 'sdk') remember(opening);
  opened = opening;
  return opening;
}

/** How this page was opened.
 * @throws Error before `readOpening` has looked. */
export function currentOpening(): Opening {
  if (!opened) throw new Error('The mode is read first thing, before anything asks for it.');
  return opened;
}

/** A vendor that takes the page sends the member back by a fresh visit: the flow's own return address says so. */
function isReturn(): boolean {
  if (new URLSearchParams(location.search).get('step') === 'return') return true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function recall(): Opening | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'mode' in kept ? (kept as Opening) : undefined;
  } catch {
    return undefined;
  }
}

function remember(opening: Opening): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opening));
  } catch {
    // Without storage a reload is looked at afresh, which is right everywhere but after an in-app step.
  }
}
