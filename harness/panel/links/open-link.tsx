import { useSnapshot } from 'valtio';
import type { Scenario } from '../../core/scenario';
import { differences } from '../../core/scenario-differences';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { startLink } from '../state/scenario-changes';
import { store } from '../state/store';
import { DifferenceTable } from './difference-table';

/** Asks whether an outside link may replace the scenario, and shows the changes. */
export function OpenLink() {
  const { current, offered } = useSnapshot(store);
  if (!current || !offered) return null;
  const changes = differences(current.scenario as Scenario, offered.scenario as Scenario);
  const close = () => {
    store.offered = undefined;
  };
  const open = () => {
    close();
    void startLink(offered.link);
  };
  return (
    <Modal label="Open this scenario?" onClose={close}>
      <div className="flex max-h-[76vh] flex-col gap-3 p-4">
        <div>
          <h2 className="font-semibold text-base">Open this scenario?</h2>
          <p className="mt-1">
            <strong className="break-words">{offered.scenario.name}</strong>: it replaces the one that is running, and
            starts from the beginning.
          </p>
        </div>
        <DifferenceTable label="What changes" titles={['Running', 'This scenario']} changes={changes} />
        <div className="flex justify-end gap-2">
          <Button look="outlined" data-first-focus onClick={close}>
            Keep the running one
          </Button>
          <Button look="primary" onClick={open}>
            Open it
          </Button>
        </div>
      </div>
    </Modal>
  );
}
