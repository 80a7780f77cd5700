import { ENGINES, type EngineName } from '../browsers/engines';
import type { SweepBrowser } from './browser';
import type { Check } from './check';
import { CHECKS } from './checks/list';
import { EnginePage } from './engine-page';
import { watchLeavingRequests } from './leaving-requests';
import { ENGINE_SCRIPTS } from './page-script';

/** The limits of a sweep in an engine other than Chromium. */
interface Limits {
  /** Skipped checks by id, with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** What the other checks miss compared to Chromium, as sentences. */
  readonly less: readonly string[];
}

const NO_SHIFTS = { 'layout-shift': 'the engine reports no layout shifts' };
const NO_SCHEME =
  'The page does not see the colour scheme of the scenario as a setting of the system, only as the theme of the site.';

export const LIMITS: Readonly<Record<EngineName, Limits>> = {
  firefox: {
    without: NO_SHIFTS,
    less: [NO_SCHEME, 'A file that could not be loaded is not an error of the console.'],
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

/** Default: all, in Chromium. */
export function checksOf(engine: EngineName | undefined): readonly Check[] {
  return engine === undefined ? CHECKS : CHECKS.filter(({ id }) => LIMITS[engine].without[id] === undefined);
}

/** For people. */
export function labelOf(engine: EngineName | undefined): string {
  return engine === undefined ? 'Chromium' : ENGINES[engine].label;
}

/** As sentences for the report. */
export function limitsOf(engine: EngineName | undefined): readonly string[] {
  if (engine === undefined) return [];
  const { without, less } = LIMITS[engine];
  return [...Object.entries(without).map(([id, reason]) => `The check ${id} did not run: ${reason}.`), ...less];
}

/** The build that is served to an engine: its scripts run before the app. */
export function buildForSweep(engine: EngineName | undefined, distDir: string, folder: string): string {
  return engine === undefined ? distDir : ENGINES[engine].buildFor(distDir, folder, ENGINE_SCRIPTS);
}

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
