import { type ClockUnit, shiftTime } from '../../core/clock';
import type { Fault } from '../../core/fault-schema';
import { flakySeedOf, withPreset } from '../../core/network-presets';
import { askPage } from '../page/page-link';
import { notify, tried } from '../state/notice';
import { setFaults, setKey } from '../state/scenario-changes';
import { store } from '../state/store';

/** Moves the server's clock. A page that uses the scenario's clock follows. */
export function shiftClock(unit: ClockUnit, count: number): void {
  const now = store.current?.scenario.now;
  if (now !== undefined) void setKey('now', shiftTime(now, unit, count));
}

/** A call within this time counts as the poll. */
const POLLED_MS = 600;

/** Makes the page poll now, and says if it made no call. */
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

const faultsNow = () => (store.current?.scenario.faults ?? []) as readonly Fault[];

/** Keeps the tester's own faults. */
export function setNetwork(name: string, seed = flakySeedOf(faultsNow())): void {
  void setFaults([...withPreset(faultsNow(), name, seed)] as Fault[]);
}
