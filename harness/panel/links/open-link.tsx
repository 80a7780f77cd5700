import { useSnapshot } from 'valtio';
import type { Scenario } from '../../engine/scenario';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { startLink } from '../state/scenario-changes';
import { store } from '../state/store';
import { differences } from './difference';

/** Asks whether a scenario link from outside the panel may replace the running scenario, and shows what would change. */
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
        <section
          aria-label="What changes"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long list scrollable by keyboard.
          tabIndex={0}
          className="min-h-0 overflow-auto rounded-control border border-line"
        >
          <table className="w-full table-fixed text-start text-xs">
            <thead className="bg-rail text-muted">
              <tr>
                {['Key', 'Running', 'This scenario'].map((title) => (
                  <th key={title} scope="col" className="px-2 py-1 text-start font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ path, running, linked }) => (
                <tr key={path} className="border-line border-t align-top">
                  <th scope="row" className="break-words px-2 py-1 text-start font-mono font-normal">
                    {path}
                  </th>
                  <td className="break-words px-2 py-1">{running}</td>
                  <td className="break-words px-2 py-1 font-medium">{linked}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
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
