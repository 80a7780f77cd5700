import { useSnapshot } from 'valtio';
import type { PageEvent } from '../../server/page-link';
import { copyPicture, savePicture } from '../report/picture';
import { openReport } from '../report/report';
import { Button } from '../shared/button';
import { copy } from '../state/sharing';
import { PageEvents } from './page-events';
import { pageStore } from './page-link';
import { type StoredItem, usePageState } from './page-state';
import { StoredList } from './stored';

/** The address that the app's page has now; undefined until it has told one. */
function addressOf(events: readonly PageEvent[]): string | undefined {
  return events.findLast(({ kind }) => kind === 'moved')?.address as string | undefined;
}

/** What can be seen of the app beside its calls: address, errors, what it stores, and the messages of other windows. */
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
