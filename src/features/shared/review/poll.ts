import { pollDelay } from './review-status';

/**
 * Polls with growing intervals, each counted from the former answer. Paused while the page is hidden; polls at once when it is visible again.
 * Returns the function that stops it.
 *
 * @param request sends one request; `number` counts from 1. Must not reject
 */
export function startPolling(request: (number: number) => Promise<void>): () => void {
  let polls = 0;
  let isStopped = false;
  let isInFlight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    const delay = pollDelay(polls);
    polls += 1;
    timer = setTimeout(poll, delay);
  };
  const poll = async () => {
    if (isInFlight || document.hidden) return;
    isInFlight = true;
    clearTimeout(timer);
    await request(polls);
    isInFlight = false;
    if (!isStopped) schedule();
  };
  const onVisibilityChange = () => void poll();
  document.addEventListener('visibilitychange', onVisibilityChange);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
