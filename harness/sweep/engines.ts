import { ENGINES, type EngineName } from '../browsers/engines';
import type { SweepBrowser } from './browser';
import type { Check } from './check';
import { CHECKS } from './checks/list';
import { EnginePage } from './engine-page';
import { watchLeavingRequests } from './leaving-requests';
import { ENGINE_SCRIPTS } from './page-script';

/** What a sweep in an engine other than Chromium does not do. */
interface Limits {
  /** Checks that do not run, by id, each with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** What the other checks see less of than in Chromium, as sentences. */
  readonly less: readonly string[];
}

const NO_SHIFTS = { 'layout-shift': 'the engine reports no layout shifts' };
const NO_SCHEME =
  'The page does not see the colour scheme of the scenario as a setting of the system, only as the theme of the site.';

export const LIMITS: Readonly<Record<EngineName, Limits>> = {
  firefox: {
    without: NO_SHIFTS,
    less: [NO_SCHEME, 'A file that could not be loaded is no error of the console.'],
  },
  webkit: {
    without: NO_SHIFTS,
    less: [
      NO_SCHEME,
      'Its window is at least 447 px wide: the screens of phones are shown at that width.',
      'Its driver reports no errors. A script in the pages of the app records them; errors of other hosts, and what the browser itself prints, are not seen.',
    ],
  },
};

/** The checks that an engine allows. Default: all, in Chromium. */
export function checksOf(engine: EngineName | undefined): readonly Check[] {
  return engine === undefined ? CHECKS : CHECKS.filter(({ id }) => LIMITS[engine].without[id] === undefined);
}

/** Name of an engine for people. */
export function labelOf(engine: EngineName | undefined): string {
  return engine === undefined ? 'Chromium' : ENGINES[engine].label;
}

/** The limits of a sweep in an engine, as sentences for its report. */
export function limitsOf(engine: EngineName | undefined): readonly string[] {
  if (engine === undefined) return [];
  const { without, less } = LIMITS[engine];
  return [...Object.entries(without).map(([id, reason]) => `The check ${id} did not run: ${reason}.`), ...less];
}

/** The build that a sweep serves to an engine: its scripts run before the app. */
export function buildForSweep(engine: EngineName | undefined, distDir: string, folder: string): string {
  return engine === undefined ? distDir : ENGINES[engine].buildFor(distDir, folder, ENGINE_SCRIPTS);
}

/** Starts the browser of a worker. */
export async function openEngine(name: EngineName): Promise<SweepBrowser> {
  const leaving = await watchLeavingRequests();
  const tab = await ENGINES[name].start({ proxy: new URL(leaving.proxy).host });
  return {
    page: new EnginePage(tab, ENGINES[name].inParallel),
    leaving,
    close: async () => {
      await tab.close();
      await leaving.close();
    },
  };
}
