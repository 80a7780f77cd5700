import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import type { Scenario } from '../../core/scenario';
import { store } from '../state/store';
import { compareFacts, isDifference, paneMarks } from './difference';
import { DifferenceLists } from './difference-lists';
import { paneFacts } from './facts';
import { listenToPanes } from './messages';
import { PaneColumn } from './pane-column';
import { loadPaneRequests, openPanes, paneSpecs } from './panes';
import { compareStore, type Pane } from './store';
import { CompareToolbar } from './toolbar';

const REQUESTS_EVERY_MS = 1500;

export function CompareView() {
  const { catalogue } = useSnapshot(store);
  const { panes, broken, opening } = useSnapshot(compareStore);
  useEffect(() => listenToPanes(), []);
  useEffect(() => {
    // A call can end without a page change, and only page changes trigger a new reading.
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      for (const { id } of compareStore.panes) void loadPaneRequests(id);
    }, REQUESTS_EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    // A page from the back/forward cache has lost the sessions of its panes.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const specs = paneSpecs();
      compareStore.panes = [];
      void openPanes(specs);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // A loading page lacks most items.
  const isReady = opening === 0 && panes.every(({ look }) => look !== undefined && look.state !== 'loading');
  const rows = useMemo(() => {
    if (!isReady) return [];
    return compareFacts(
      panes.map(({ info, look, requests }) =>
        paneFacts(info.scenario as Scenario, look, requests as readonly LoggedRequest[], catalogue),
      ),
    );
  }, [panes, catalogue, isReady]);
  const marks = useMemo(() => panes.map((_pane, at) => paneMarks(rows, at)), [rows, panes]);
  return (
    <div className="flex h-full min-w-0 flex-col bg-surface">
      <CompareToolbar differences={isReady ? rows.filter(isDifference).length : undefined} />
      {broken.map(({ link, message }) => (
        <p key={link} role="alert" className="bg-bad-tint px-3 py-1.5 text-bad text-sm">
          A pane with the link <code className="break-all">{link}</code> cannot be opened: {message}
        </p>
      ))}
      {opening > 0 && <p className="p-2 text-muted">Opening {opening === 1 ? 'a pane' : `${opening} panes`} …</p>}
      <div className="flex min-h-0 grow overflow-x-auto">
        {panes.map((pane, at) => (
          <PaneColumn key={pane.id} pane={pane as Pane} number={at + 1} marks={marks[at] ?? []} />
        ))}
      </div>
      <DifferenceLists rows={rows} />
    </div>
  );
}
