/** Same origin only; other hosts check on return (`app/member-watch.ts`). */
const CHANNEL = 'account-area';

export function announceSignOut(memberId: string): void {
  const channel = openChannel();
  channel?.postMessage({ signedOut: memberId });
  channel?.close();
}

/** Not while hidden: an open channel keeps a page out of the back cache. */
export function onSignOutElsewhere(callback: (memberId: string) => void): void {
  const channel = openChannel();
  if (channel === undefined) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const memberId = signedOutMember(data);
    if (memberId !== undefined) callback(memberId);
  };
  window.addEventListener('pagehide', () => channel.close());
}

/** Undefined without support or an origin. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Another build may send something else. */
function signedOutMember(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('signedOut' in data)) return undefined;
  return typeof data.signedOut === 'string' ? data.signedOut : undefined;
}
