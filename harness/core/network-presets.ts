import type { Fault } from './fault-schema';

interface NetworkPreset {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  /** @param seed decides which calls a flaky connection loses */
  readonly faults: (seed: number) => readonly Fault[];
}

/** Delays as in Chrome's developer tools. */
export const NETWORK_PRESETS: readonly NetworkPreset[] = [
  { name: 'full', title: 'Full speed', hint: 'No delay, and nothing is lost', faults: () => [] },
  {
    name: 'slow-4g',
    title: 'Slow 4G',
    hint: 'Each call takes 563 ms longer',
    faults: () => [{ endpoint: '*', kind: 'slow', ms: 563 }],
  },
  {
    name: '3g',
    title: '3G',
    hint: 'Each call takes 2 seconds longer',
    faults: () => [{ endpoint: '*', kind: 'slow', ms: 2000 }],
  },
  {
    name: 'offline',
    title: 'Offline',
    hint: 'Every connection is cut',
    faults: () => [{ endpoint: '*', kind: 'network' }],
  },
  {
    name: 'flaky',
    title: 'Flaky',
    hint: 'A quarter of the calls is lost and a third takes 1.5 seconds longer: the same ones for the same seed',
    faults: (seed) => [
      { endpoint: '*', kind: 'slow', share: 0.33, seed, ms: 1500 },
      { endpoint: '*', kind: 'network', share: 0.25, seed: seed + 1 },
    ],
  },
];

/** Ignores seeds. */
function holds(faults: readonly Fault[], fault: Fault): boolean {
  return faults.some((one) => shapeOf(one) === shapeOf(fault));
}

function shapeOf({ seed: _seed, ...rest }: Fault): string {
  return JSON.stringify(Object.entries(rest).sort());
}

/** `full` if no preset matches. */
export function presetOf(faults: readonly Fault[]): string {
  const rest = NETWORK_PRESETS.filter((preset) => preset.faults(1).length > 0);
  const found = rest.find((preset) => preset.faults(1).every((row) => holds(faults, row)));
  return found?.name ?? 'full';
}

/** 1 without a flaky connection. */
export function flakySeedOf(faults: readonly Fault[]): number {
  return faults.find(({ kind, share }) => kind === 'slow' && share !== undefined)?.seed ?? 1;
}

/** The first fault that ends a call counts. */
export function withPreset(faults: readonly Fault[], name: string, seed: number): readonly Fault[] {
  const own = faults.filter((fault) => !NETWORK_PRESETS.some((preset) => holds(preset.faults(1), fault)));
  return [...own, ...(NETWORK_PRESETS.find((preset) => preset.name === name)?.faults(seed) ?? [])];
}
