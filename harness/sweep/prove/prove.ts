import { join } from 'node:path';
import { openBrowser, type SweepBrowser } from '../browser';
import { showStates } from '../show-states';
import type { Fault } from './faults';
import { PlantedBuild } from './planted-build';

/** What the sweep has said of one fault. */
export interface Proof {
  readonly fault: Fault;
  /** The checks that failed on its states, and not on the same states of the sound build. Empty: the fault was missed. */
  readonly checks: readonly string[];
}

export interface ProveOptions {
  readonly distDir: string;
  /** Folder for the copies of the build, the pictures and what axe has passed. */
  readonly out: string;
  readonly workers: number;
  /** Called with each proof. */
  readonly onProof: (proof: Proof) => void;
}

/**
 * Plants faults into copies of a build, one at a time, and shows the states that have them with all checks. Each worker has a copy and a browser.
 *
 * @throws when the sound build fails a check on one of the states: then nothing is proved
 */
export async function prove(faults: readonly Fault[], options: ProveOptions): Promise<readonly Proof[]> {
  const states = new Map(faults.flatMap((fault) => fault.states).map((state) => [state.id, state]));
  const sound: Fault = { id: 'sound', says: 'No fault', plant: () => undefined, states: [...states.values()] };
  const waiting = [...faults];
  const proofs = new Map<string, Proof>();
  const work = async (_worker: unknown, number: number): Promise<void> => {
    const build = new PlantedBuild(options.distDir, join(options.out, `build-${number + 1}`));
    const browser = await openBrowser();
    try {
      if (number === 0) {
        const { checks } = await show(sound, build, browser, options);
        if (checks.length > 0)
          throw new Error(`The build itself fails ${checks.join(', ')}: mend it, or the checks, first`);
      }
      for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
        const proof = await show(fault, build, browser, options);
        proofs.set(fault.id, proof);
        options.onProof(proof);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return faults.flatMap(({ id }) => proofs.get(id) ?? []);
}

async function show(fault: Fault, build: PlantedBuild, browser: SweepBrowser, { out }: ProveOptions): Promise<Proof> {
  fault.plant(build);
  try {
    const shown = { distDir: build.folder, build: build.seal(), out: join(out, fault.id), states: fault.states };
    const records = await showStates(browser, shown);
    return { fault, checks: [...new Set(records.flatMap(({ failures }) => failures.map(({ check }) => check)))] };
  } finally {
    build.restore();
  }
}
