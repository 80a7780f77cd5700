/**
 * What the windows of this account area tell each other in one browser: that a member has signed out. A channel reaches the windows of the
 * same origin, hidden ones included; a window of another host learns it when it is looked at again (`app/member-watch.ts`).
 */
const CHANNEL = 'account-area';

/** Tells the other windows that a member has signed out. */
export function announceSignOut(memberId: string): void {
  const channel = openChannel();
  channel?.postMessage({ signedOut: memberId });
  channel?.close();
}

/**
 * Calls back when a member has signed out in another window. A page that is put away stops listening, because browsers do not keep a page
 * with an open channel for the back button.
 */
export function onSignOutElsewhere(callback: (memberId: string) => void): void {
  const channel = openChannel();
  if (channel === undefined) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const memberId = signedOutMember(data);
    if (memberId !== undefined) callback(memberId);
  };
  window.addEventListener('pagehide', () => channel.close());
}

/** Undefined in a browser without channels, and where the page has no origin. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Another build of the app may send something else. */
function signedOutMember(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('signedOut' in data)) return undefined;
  return typeof data.signedOut === 'string' ? data.signedOut : undefined;
}
