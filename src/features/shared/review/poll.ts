import { pollDelay } from './review-status';

/** Intervals start at answers, and pause while hidden. Returns a stop function. `request` must not reject. */
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
