/**
 * Detects that the session now belongs to another member than the one that the page shows, because somebody signed in as that member in
 * another tab. Without this check the page would show one member's data and send input under the other member's session.
 */

/** A page that becomes visible again does not fetch the id if the last fetch started less than this many milliseconds ago. */
export const FRESH_MS = 5000;

export interface MemberWatchOptions {
  /** Id of the member that the page shows; empty if the server sent no id, undefined after the page was cleared. */
  readonly shownId: () => string | undefined;
  /** Fetches the id of the member that the session belongs to. */
  readonly fetchId: () => Promise<string>;
  /** Called when another member is signed in. Has to clear the page. */
  readonly onOtherMember: () => void;
  /** Whether an error of `fetchId` means that nobody is signed in. */
  readonly isSignedOut: (error: unknown) => boolean;
  /** Called when the page becomes visible again and nobody is signed in. */
  readonly onSignedOut: () => void;
  /** The current time in milliseconds since the epoch. */
  readonly now: () => number;
}

/** Checks of the session's member, one for each occasion. */
export interface MemberWatch {
  /** Compares an id from any member-info response with the shown one. */
  readonly checkId: (id: string) => void;
  /**
   * Fetches the id before a call that sends data of the member. Resolves to false if the call must not be sent: another member is signed
   * in, or the page was cleared. Rejects with the error of `fetchId`.
   */
  readonly isSame: () => Promise<boolean>;
  /** Fetches the id when the page becomes visible again, at most once every `FRESH_MS`. Never rejects. */
  readonly onVisible: () => Promise<void>;
}

/** Creates the checks; they share the time of the last fetch. */
export function createMemberWatch(options: MemberWatchOptions): MemberWatch {
  const { shownId, fetchId, onOtherMember, isSignedOut, onSignedOut, now } = options;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  // If either id is missing, the two cannot be compared and count as the same.
  const differs = (id: string) => Boolean(id) && Boolean(shownId()) && id !== shownId();
  const checkId = (id: string) => {
    if (differs(id)) onOtherMember();
  };
  const fetchAndCheck = async () => {
    fetchedAt = now();
    checkId(await fetchId());
  };
  return {
    checkId,
    isSame: async () => {
      if (shownId()) await fetchAndCheck();
      // After the page was cleared, an action of the former member may still be running: its calls must not be sent.
      return shownId() !== undefined;
    },
    onVisible: async () => {
      if (!shownId() || now() - fetchedAt < FRESH_MS) return;
      try {
        await fetchAndCheck();
      } catch (error) {
        // Other errors are ignored here: `isSame` fetches the id again before the next call that sends data.
        if (shownId() && isSignedOut(error)) onSignedOut();
      }
    },
  };
}
