import { useEffect, useState } from 'react';
import { now } from '../../../lib/now';

/** Timers of browsers take no more than this. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a time has come, Unix time in milliseconds; false while there is none. */
export function useHasPassed(time: number | undefined): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (time === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = time - now();
      if (left <= 0) setPassed(time);
      else timer = setTimeout(wait, Math.min(left, LONGEST_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && passed === time;
}
