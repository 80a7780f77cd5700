import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FAULTS } from '../sweep/prove/faults';
import { prove } from '../sweep/prove/prove';
import { UsageError } from './exit';
import { DIST_DIR } from './paths';
import { buildHash } from './sweep';

/** Share of the planted faults that has to be found: 24 of 25. */
const AIM = 24 / 25;

/**
 * Plants faults into a copy of the build and lets the checks of the sweep find them; resolves with the exit code: 1 if fewer than the aim were
 * found.
 *
 * @throws {UsageError} when there is no build, or no fault has one of the names
 */
export async function proveChecks(
  names: readonly string[],
  { dist, workers }: { dist?: string | undefined; workers: number },
): Promise<number> {
  const faults = FAULTS.filter(({ id }) => names.length === 0 || names.includes(id));
  const unknown = names.filter((name) => !FAULTS.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new UsageError(`No fault is named ${unknown.join(', ')}: use ${FAULTS.map(({ id }) => id).join(', ')}`);
  const distDir = resolve(dist ?? DIST_DIR);
  await buildHash(distDir);
  const out = mkdtempSync(join(tmpdir(), 'prove-'));
  try {
    const { proofs, idle } = await prove(faults, {
      ...{ distDir, out, workers },
      onProof: ({ fault, checks }) =>
        console.error(
          `${checks.length === 0 ? 'MISSED' : 'found '} ${fault.says} (${fault.id})${checks.length === 0 ? '' : `: ${checks.join(', ')}`}`,
        ),
    });
    const found = proofs.filter(({ checks }) => checks.length > 0).length;
    const byCheck = countBy(proofs.flatMap(({ checks }) => checks));
    const missed = proofs.flatMap(({ fault, checks }) => (checks.length === 0 ? [fault.id] : []));
    for (const { id } of idle)
      console.error(`${id}: its pages look as they do without it, so it may meet nothing there any more`);
    const needed = Math.ceil(faults.length * AIM);
    console.log(JSON.stringify({ planted: faults.length, found, needed, missed, byCheck }));
    return found >= needed ? 0 : 1;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other)));
}
