import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareStates } from '../baseline/baseline';
import { readRecord } from '../sweep/record';
import { readFacts } from './pack-files';

/** Pages of a new pack that look and read as in the old one. One that fails a check now, and did not then, has changed. */
export function unchangedPages(before: string, after: string, differing?: ReadonlySet<string>): string[] {
  const others = differing ?? differingPages(before, after);
  const failsNow = (id: string) => readRecord(after, id)?.passed === false && readRecord(before, id)?.passed === true;
  return readFacts(after).pages.filter((id) => !others.has(id) && !failsNow(id));
}

function differingPages(before: string, after: string): ReadonlySet<string> {
  const work = mkdtempSync(join(tmpdir(), 'unchanged-'));
  try {
    return new Set(compareStates(before, after, join(work, 'marked')).map(({ id }) => id));
  } finally {
    rmSync(work, { recursive: true });
  }
}
