/** Detects that another member signed in in another tab. */

/** Least milliseconds between fetches. */
export const FRESH_MS = 5000;

export interface MemberWatchOptions {
  /** Empty without an id, undefined after clearing. */
  readonly shownId: () => string | undefined;
  readonly fetchId: () => Promise<string>;
  /** Must clear the page. */
  readonly onOtherMember: () => void;
  readonly isSignedOut: (error: unknown) => boolean;
  readonly onSignedOut: () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface MemberWatch {
  readonly checkId: (id: string) => void;
  /** Call before sending data. False: another member, or a cleared page. Rejects with the error of `fetchId`. */
  readonly isSame: () => Promise<boolean>;
  /** At most once every `FRESH_MS`. Never rejects. */
  readonly onVisible: () => Promise<void>;
}

export function createMemberWatch(options: MemberWatchOptions): MemberWatch {
  const { shownId, fetchId, onOtherMember, isSignedOut, onSignedOut, now } = options;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  // A missing id counts as the same.
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
      // Running actions must not send calls after clearing.
      return shownId() !== undefined;
    },
    onVisible: async () => {
      if (!shownId() || now() - fetchedAt < FRESH_MS) return;
      try {
        await fetchAndCheck();
      } catch (error) {
        if (shownId() && isSignedOut(error)) onSignedOut();
      }
    },
  };
}
