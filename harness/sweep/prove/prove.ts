import { join } from 'node:path';
import { openBrowser, type SweepBrowser } from '../browser';
import { showStates } from '../show-states';
import type { Fault } from './faults';
import { PlantedBuild } from './planted-build';

/** What the sweep has said of one fault. */
interface Proof {
  readonly fault: Fault;
  /** The checks that failed on its states, and not on the same states of the sound build. Empty: the fault was missed. */
  readonly checks: readonly string[];
  /** SHA-256 of the picture of each of its states. */
  readonly pictures: ReadonlyMap<string, string | null>;
}

interface Proved {
  readonly proofs: readonly Proof[];
  /** Missed faults that change no picture: what they plant may meet nothing on the page any more. */
  readonly idle: readonly Fault[];
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
export async function prove(faults: readonly Fault[], options: ProveOptions): Promise<Proved> {
  const states = new Map(faults.flatMap((fault) => fault.states).map((state) => [state.id, state]));
  const sound: Fault = { id: 'sound', says: 'No fault', plant: () => undefined, states: [...states.values()] };
  const waiting = [...faults];
  const proofs = new Map<string, Proof>();
  const soundPictures = new Map<string, string | null>();
  const work = async (_worker: unknown, number: number): Promise<void> => {
    const build = new PlantedBuild(options.distDir, join(options.out, `build-${number + 1}`));
    const browser = await openBrowser();
    try {
      if (number === 0) {
        const { checks, pictures } = await show(sound, build, browser, options);
        if (checks.length > 0)
          throw new Error(`The build itself fails ${checks.join(', ')}: mend it, or the checks, first`);
        for (const [id, picture] of pictures) soundPictures.set(id, picture);
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
  const looksSound = ({ pictures }: Proof) => [...pictures].every(([id, one]) => soundPictures.get(id) === one);
  const all = faults.flatMap(({ id }) => proofs.get(id) ?? []);
  return {
    proofs: all,
    idle: all.flatMap((proof) => (proof.checks.length === 0 && looksSound(proof) ? [proof.fault] : [])),
  };
}

async function show(fault: Fault, build: PlantedBuild, browser: SweepBrowser, { out }: ProveOptions): Promise<Proof> {
  fault.plant(build);
  try {
    const shown = { distDir: build.folder, build: build.seal(), out: join(out, fault.id), states: fault.states };
    const records = await showStates(browser, shown);
    return {
      fault,
      checks: [...new Set(records.flatMap(({ failures }) => failures.map(({ check }) => check)))],
      pictures: new Map(records.map(({ id, pictureHash }) => [id, pictureHash])),
    };
  } finally {
    build.restore();
  }
}
