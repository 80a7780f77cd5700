/**
 * Watches that the session still belongs to the member whom the page shows. Somebody may sign in as another member in another tab: this page
 * then shows one member's data and would send what was typed under the session of the other.
 */

/** How long an answer about the member stays good for a page that is looked at again, in milliseconds. */
export const FRESH_MS = 5000;

export interface MemberWatchOptions {
  /** Id of the member whom the page shows; empty while nobody is known. */
  readonly shown: () => string;
  /** Asks the server for the id of the member whom the session belongs to. */
  readonly ask: () => Promise<string>;
  /** Another member is signed in: the page forgets the one that it shows, so that `shown` is empty. */
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
  /** The page is looked at again: asks once more, unless the last answer is fresh. */
  readonly seenAgain: () => Promise<void>;
  /** The member was taken off the page: what an action of theirs still wants to send is not sent, until a member is shown again. */
  readonly stop: () => void;
}

export function createMemberWatch(options: MemberWatchOptions): MemberWatch {
  const { shown, ask, onOther, isSignedOut, onSignedOut, now } = options;
  let heardAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  const heard = (id: string) => {
    // Without an id on either side there is nothing to tell apart.
    if (id === '' || shown() === '') return;
    stopped = id !== shown();
    heardAt = now();
    if (stopped) onOther();
  };
  const askAgain = async () => heard(await ask());
  return {
    heard,
    isSame: async () => {
      if (shown() !== '') await askAgain();
      return !stopped;
    },
    seenAgain: async () => {
      if (shown() === '' || now() - heardAt < FRESH_MS) return;
      try {
        await askAgain();
      } catch (error) {
        // Any other failure comes again where it matters: before the next call that sends something.
        if (shown() !== '' && isSignedOut(error)) onSignedOut();
      }
    },
    stop: () => {
      stopped = true;
    },
  };
}
