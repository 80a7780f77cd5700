import { Modal } from '../shared/modal';
import { openDialog } from '../state/store';
import { KEYS } from './keys';

export function Help() {
  return (
    <Modal label="Keys" onClose={() => openDialog(undefined)}>
      <div className="p-4">
        <h2 className="mb-2 font-semibold text-base">Keys</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {KEYS.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-control border border-edge bg-rail px-1.5 font-mono">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
          <div className="contents">
            <dt>
              <kbd className="rounded-control border border-edge bg-rail px-1.5 font-mono">Esc</kbd>
            </dt>
            <dd>Close what is open</dd>
          </div>
        </dl>
        <p className="mt-4 text-muted">
          The address of this panel is the state: copy it, reload it, go back in it. Faults, answers, statuses and the
          clock change under the open page, whose next call sees them. The theme, the currency and the page’s config
          reload the page at its current address. Another site, mode, language or route opens the app again.
        </p>
      </div>
    </Modal>
  );
}
