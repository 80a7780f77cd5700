/** What the panel does to the time of the page. */
export const CLOCK_ASKS = {
  /** Sets a clock that follows the scenario (`page-clock.js`). Another page has its own, which stays. */
  clock: (time) => window.__harnessClock?.set(time),
  /**
   * What waits for its next poll asks now, as when the member comes back to the tab: the app listens to the same event. False where the page
   * is hidden, because a hidden page does not poll.
   */
  poll: () => {
    if (document.hidden) return false;
    document.dispatchEvent(new Event('visibilitychange'));
    return true;
  },
};
