import { Tabs } from 'radix-ui';
import { useSnapshot } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import { OwnTab } from '../own/own-tab';
import { AppTab } from '../page/app-tab';
import { Button } from '../shared/button';
import { SearchField } from '../shared/search-field';
import { useNarrow } from '../shared/use-narrow';
import { clearRequests } from '../state/request-log';
import { type DrawerTab, dockOf, store } from '../state/store';
import { WalksTab } from '../walks/walks-tab';
import { HarDialog, openHar, saveHar } from './har';
import { Json } from './json';
import { RequestDetail } from './request-detail';
import { RequestList } from './request-list';

const TAB =
  'h-8 whitespace-nowrap px-2 text-muted text-xs aria-selected:font-semibold aria-selected:text-text aria-selected:shadow-[inset_0_-2px] aria-selected:shadow-brand';
const TABS: readonly (readonly [DrawerTab, string])[] = [
  ['requests', 'Requests'],
  ['state', 'State'],
  ['app', 'App'],
  ['walks', 'Walks'],
  ['own', 'Own'],
];

export function Drawer() {
  const state = useSnapshot(store);
  const { tab, requests, selected, filter, mockState } = state;
  const dock = dockOf(state);
  const isNarrow = useNarrow() || dock === 'side';
  const entry = requests.find(({ id }) => id === selected);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => {
        store.tab = next as DrawerTab;
      }}
      className="flex size-full flex-col"
    >
      <div className="flex flex-wrap items-center gap-x-1 border-line border-b px-2">
        <Tabs.List aria-label="Log" className="flex">
          {TABS.map(([name, title]) => (
            <Tabs.Trigger key={name} value={name} className={TAB}>
              {title} {name === 'requests' && requests.length > 0 && `(${requests.length})`}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <span className="ms-auto flex items-center gap-1">
          {tab === 'requests' && (
            <SearchField
              label="Filter requests"
              placeholder="Filter, bodies too"
              value={filter}
              onChange={(words) => {
                store.filter = words;
              }}
              className="w-36"
            />
          )}
          <Button title="Save the log as HAR, without personal data and tokens" onClick={saveHar}>
            HAR out
          </Button>
          <Button title="Take the answers of a HAR file that was recorded elsewhere" onClick={openHar}>
            HAR in
          </Button>
          <Button icon="clear" label="Clear the log" onClick={() => void clearRequests()} />
          <Button
            icon={dock === 'bottom' ? 'dockSide' : 'dockBottom'}
            label={dock === 'bottom' ? 'Log beside the app' : 'Log below the app'}
            onClick={() => {
              store.dock = dock === 'bottom' ? 'side' : 'bottom';
            }}
            className="max-md:hidden"
          />
        </span>
      </div>
      <Tabs.Content
        value="requests"
        className={`flex min-h-0 grow data-[state=inactive]:hidden ${isNarrow ? 'flex-col' : ''}`}
      >
        <RequestList />
        {entry && <RequestDetail entry={entry as LoggedRequest} below={isNarrow} />}
      </Tabs.Content>
      <Tabs.Content value="state" className="min-h-0 grow overflow-auto p-2">
        <Json label="State" value={mockState} />
      </Tabs.Content>
      <Tabs.Content value="app" className="min-h-0 grow overflow-auto">
        <AppTab />
      </Tabs.Content>
      <Tabs.Content value="walks" className="flex min-h-0 grow data-[state=inactive]:hidden">
        <WalksTab isNarrow={isNarrow} />
      </Tabs.Content>
      <Tabs.Content value="own" className="flex min-h-0 grow data-[state=inactive]:hidden">
        <OwnTab isNarrow={isNarrow} />
      </Tabs.Content>
      <HarDialog />
    </Tabs.Root>
  );
}
