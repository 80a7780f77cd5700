import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
const MEGABYTE = 1024;

/** Measures the memory of this process and all its child processes; `stop` returns the highest value, in megabytes. */
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

/** Kilobytes of all processes. */
function memoryNow(): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, size: number]);
  const own = new Set([process.pid]);
  // Parents are listed before their children, except where numbers start again.
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const [pid, parent] of processes) if (own.has(parent)) own.add(pid);
  }
  return processes.reduce((sum, [pid, , size]) => (own.has(pid) ? sum + (shareOf(pid) ?? size) : sum), 0);
}

/**
 * Proportional set size of a process in kilobytes: memory that several processes share is divided between them. Undefined on systems other
 * than Linux; there the resident set size is used, which counts shared memory for each process.
 */
function shareOf(pid: number): number | undefined {
  try {
    const size = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return size === undefined ? undefined : Number(size);
  } catch {
    return undefined;
  }
}
