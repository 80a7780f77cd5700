export const CLOCK_ASKS = {
  /** For this page only. */
  clock: (time: number) => window.__harnessClock?.set(time),
  /** Polls now, through the event of returning to the tab. False if hidden, because hidden pages do not poll. */
  poll: () => {
    if (document.hidden) return false;
    document.dispatchEvent(new Event('visibilitychange'));
    return true;
  },
};
