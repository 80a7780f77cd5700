import { type ClockUnit, shiftTime } from '../../engine/clock';
import type { Fault } from '../../engine/fault-schema';
import { flakySeedOf, withPreset } from '../../engine/network-presets';
import { askPage } from '../page/page-link';
import { notify, tried } from '../state/notice';
import { setFaults, setKey } from '../state/scenario-changes';
import { store } from '../state/store';

/** What can be done to the clock and to the connection of a run. */

/** Moves the server's clock. A page whose clock is the scenario's follows it. */
export function shiftClock(unit: ClockUnit, count: number): void {
  const now = store.current?.scenario.now;
  if (now !== undefined) void setKey('now', shiftTime(now, unit, count));
}

/** Milliseconds within which a call counts as the answer to 'next poll now'. */
const POLLED_MS = 600;

/** Lets the page ask now what it would ask at its next poll, and says if it asked nothing. */
export async function pollNow(): Promise<void> {
  const before = store.requests.at(-1)?.id ?? 0;
  const polls = await tried(() => askPage<boolean>('poll'));
  if (polls === false) notify('The app is hidden, and a hidden page does not poll: show it first');
  if (!polls) return;
  window.setTimeout(() => {
    const calls = store.requests.filter(({ id, endpoint }) => id > before && endpoint !== null);
    notify(
      calls.length > 0
        ? `The page asked: ${calls.map(({ path }) => path.split('/').at(-1)).join(', ')}`
        : 'The page waits for nothing: no call followed',
    );
  }, POLLED_MS);
}

/** The faults of the running scenario. */
const faultsNow = () => (store.current?.scenario.faults ?? []) as readonly Fault[];

/** Sets the connection; the tester's own faults stay. */
export function setNetwork(name: string, seed = flakySeedOf(faultsNow())): void {
  void setFaults([...withPreset(faultsNow(), name, seed)] as Fault[]);
}
