/**
 * Watches that the session still belongs to the member whom the page shows. Somebody may sign in as another member in another tab: this page
 * then shows one member's data and would send what was typed under the session of the other.
 */

/** Milliseconds after a question in which a page that is looked at again asks no other. */
export const FRESH_MS = 5000;

export interface MemberWatchOptions {
  /** Id of the member whom the page shows; empty where the server names none, undefined once the member was taken off the page. */
  readonly shown: () => string | undefined;
  /** Asks the server for the id of the member whom the session belongs to. */
  readonly ask: () => Promise<string>;
  /** Another member is signed in: the page forgets the one that it shows. */
  readonly onOther: () => void;
  /** Whether a failure of `ask` says that nobody is signed in. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly onSignedOut: () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface MemberWatch {
  /** Takes an id that the server gave as the member's, whoever asked for it. */
  readonly heard: (id: string) => void;
  /** Asks the server whether the member is the same, before something of the member is sent. Rejects with what asking rejects with. */
  readonly isSame: () => Promise<boolean>;
  /** The page is looked at again: asks, unless it just did. */
  readonly seenAgain: () => Promise<void>;
}

export function createMemberWatch(options: MemberWatchOptions): MemberWatch {
  const { shown, ask, onOther, isSignedOut, onSignedOut, now } = options;
  let askedAt = Number.NEGATIVE_INFINITY;
  // Without an id on either side there is nothing to tell apart.
  const differs = (id: string) => Boolean(id) && Boolean(shown()) && id !== shown();
  const heard = (id: string) => {
    if (differs(id)) onOther();
  };
  const askAgain = async () => {
    askedAt = now();
    heard(await ask());
  };
  return {
    heard,
    isSame: async () => {
      if (shown()) await askAgain();
      // An action of a member who is gone may be under way still: what it wants to send is not sent.
      return shown() !== undefined;
    },
    seenAgain: async () => {
      if (!shown() || now() - askedAt < FRESH_MS) return;
      try {
        await askAgain();
      } catch (error) {
        // Any other failure comes again where it matters: before the next call that sends something.
        if (shown() && isSignedOut(error)) onSignedOut();
      }
    },
  };
}
