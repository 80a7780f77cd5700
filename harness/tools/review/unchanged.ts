import { readFacts } from '../../kit/pack/pack-files';
import { readRecord } from '../../kit/record';

/** Pages of a new pack that look and read as in the old one. A page that fails a check only now has changed. */
export function unchangedPages(before: string, after: string, differing: ReadonlySet<string>): string[] {
  const failsNow = (id: string) => readRecord(after, id)?.passed === false && readRecord(before, id)?.passed === true;
  return readFacts(after).pages.filter((id) => !differing.has(id) && !failsNow(id));
}
