import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
const MEGABYTE = 1024;

/** Includes children; `stop` returns the peak in megabytes. */
export function watchMemory(): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryNow());
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(most / MEGABYTE);
    },
  };
}

function memoryNow(): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, size: number]);
  const own = new Set([process.pid]);
  // Parents come first, unless process ids wrap.
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const [pid, parent] of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.reduce((sum, [pid, , size]) => (own.has(pid) ? sum + (shareOf(pid) ?? size) : sum), 0);
}

/** Proportional set size in kilobytes. Undefined outside Linux, where the resident size is used. */
function shareOf(pid: number): number | undefined {
  try {
    const size = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return size === undefined ? undefined : Number(size);
  } catch {
    return undefined;
  }
}
