import { useSnapshot } from 'valtio';
import { CLOCK_UNITS } from '../../core/clock';
import { flakySeedOf, NETWORK_PRESETS, presetOf } from '../../core/network-presets';
import type { Scenario } from '../../core/scenario';
import { Button } from '../shared/button';
import { store } from '../state/store';
import { pollNow, setNetwork, shiftClock } from './clock-acts';

export function Clock() {
  const { current } = useSnapshot(store);
  if (!current) return null;
  const { now, faults } = current.scenario;
  const present = faults as Scenario['faults'];
  const [name, seed] = [presetOf(present), flakySeedOf(present)];
  return (
    <>
      <p className="mb-1 font-mono text-xs">{now}</p>
      <div className="mb-1 grid grid-cols-3 gap-1">
        {[-1, 1].flatMap((count) =>
          CLOCK_UNITS.map((unit) => (
            <Button
              key={`${count} ${unit}`}
              look="outlined"
              aria-label={`One ${unit} ${count < 0 ? 'earlier' : 'later'}`}
              onClick={() => shiftClock(unit, count)}
            >
              {count < 0 ? '−' : '+'}1 {unit}
            </Button>
          )),
        )}
      </div>
      <Button
        look="outlined"
        className="mb-2 w-full"
        title="As when the member returns to the tab: everything that waits for its next poll asks now"
        onClick={() => void pollNow()}
      >
        Next poll now
      </Button>
      <fieldset>
        <legend className="mb-1 text-muted text-xs">Connection of the calls</legend>
        <div className="flex flex-wrap gap-1">
          {NETWORK_PRESETS.map((preset) => (
            <Button
              key={preset.name}
              look="outlined"
              title={preset.hint}
              aria-pressed={preset.name === name}
              onClick={() => setNetwork(preset.name)}
              className="aria-pressed:!bg-chosen aria-pressed:!text-on-chosen"
            >
              {preset.title}
            </Button>
          ))}
        </div>
        {name === 'flaky' && (
          <label className="mt-1 flex items-center gap-2 text-xs">
            Seed
            <input
              type="number"
              min="0"
              step="1"
              className="field !w-20"
              value={seed}
              onChange={({ target }) => {
                if (/^\d{1,9}$/.test(target.value)) setNetwork('flaky', Number(target.value));
              }}
            />
          </label>
        )}
      </fieldset>
    </>
  );
}
