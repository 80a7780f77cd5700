import type { Authority, Shell } from '../domain/modes';
import { screenAtAddress } from '../screens/address';
import { EMBEDDED_ROUTE } from '../screens/screens';

interface ShellClues {
  readonly search: string;
  readonly userAgent: string;
  readonly hasLaunchParameters: boolean;
}

export function detectShell({ search, userAgent, hasLaunchParameters }: ShellClues): Shell {
  if (hasLaunchParameters) return 'mini-program';
  const isApp = userAgent.includes('AccountApp/') || new URLSearchParams(search).get('app') === '1';
  return isApp ? 'app' : 'browser';
}

/** The embedded verification is always by token. @param hasToken of this history entry */
export function detectAuthority(pathname: string, hasToken: boolean): Authority {
  const screen = screenAtAddress(pathname);
  return screen === EMBEDDED_ROUTE || (hasToken && screen !== undefined) ? 'token' : 'session';
}
