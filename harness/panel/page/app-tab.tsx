import { useSnapshot } from 'valtio';
import type { PageEvent } from '../../core/page-event';
import type { StoredItem } from '../../core/page-state';
import { copyPicture, savePicture } from '../report/picture';
import { openReport } from '../report/report';
import { Button } from '../shared/button';
import { copy } from '../state/sharing';
import { PageEvents } from './page-events';
import { pageStore } from './page-link';
import { usePageState } from './page-state';
import { StoredList } from './stored';

/** Undefined until the page has reported its address. */
function addressOf(events: readonly PageEvent[]): string | undefined {
  return events.findLast(({ kind }) => kind === 'moved')?.address as string | undefined;
}

export function AppTab() {
  const events = useSnapshot(pageStore).events as readonly PageEvent[];
  const { state, message } = usePageState();
  const address = addressOf(events);
  const cookies = (events.findLast(({ kind }) => kind === 'cookies')?.list ?? []) as readonly StoredItem[];
  const serverCookies = cookies.filter(
    ({ name }) => !state?.stored.some((item) => item.area === 'cookie' && item.name === name),
  );
  return (
    <div className="p-2 text-xs">
      <div className="mb-2 flex flex-wrap gap-1">
        <Button look="outlined" onClick={() => void savePicture()}>
          Picture to file
        </Button>
        <Button look="outlined" onClick={() => void copyPicture()}>
          Picture to clipboard
        </Button>
        <Button look="outlined" onClick={openReport}>
          Report a bug …
        </Button>
      </div>
      <div className="flex items-baseline gap-2">
        <p className="grow break-all font-mono" data-app-address="">
          {address ?? 'The app is not open'}
        </p>
        {address && <Button icon="copy" label="Copy the app’s address" onClick={() => void copy(address, 'Address')} />}
      </div>
      <p className="text-muted">
        {state
          ? `${state.title} · ${state.language} · ${state.ready ? `ready at ${state.ready}` : 'not ready'}`
          : message}
      </p>
      <PageEvents />
      <StoredList state={state} serverCookies={serverCookies} />
    </div>
  );
}
