import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Bar } from './bar/bar';
import { Chips } from './bar/chips';
import { Rail } from './controls/rail';
import { BrokenLink, LinkChanges } from './links/broken-link';
import { OpenLink } from './links/open-link';
import { Drawer } from './log/drawer';
import { OwnDialogs } from './own/own-dialogs';
import { Help } from './palette/help';
import { listenToKeys } from './palette/keys';
import { Palette } from './palette/palette';
import { ReportDialog } from './report/report';
import { Divider } from './shared/divider';
import { Stage } from './stage/stage';
import { dockOf, type Part, store } from './state/store';
import { titleOf, VIEW_PARTS } from './views';

const PARTS: readonly { readonly part: Part; readonly title: string }[] = [
  { part: 'controls', title: 'Controls' },
  { part: 'app', title: 'App' },
  { part: 'log', title: 'Log' },
];

export function App() {
  const state = useSnapshot(store);
  const { part, dialog, notice, connection, view } = state;
  const dock = dockOf(state);
  const Other = view === 'app' ? undefined : VIEW_PARTS[view];
  useEffect(() => listenToKeys(), []);
  return (
    <div className="layout" data-part={part} data-view={view}>
      <div className="layout-top">
        <Bar />
        <Chips />
        {connection === 'offline' && (
          <p role="alert" className="bg-bad-tint px-3 py-1.5 text-bad text-sm">
            The harness does not answer. The panel reconnects automatically; if the harness has stopped, start it with{' '}
            <code>npm start</code>.
          </p>
        )}
        <BuildWarning />
        <BrokenLink />
        <LinkChanges />
      </div>
      <aside aria-label="Scenario" className="layout-rail relative min-h-0 border-line border-e bg-rail">
        <div className="h-full overflow-y-auto">
          <Rail />
        </div>
        <Divider label="Width of the controls" property="--rail-size" grows="right" className="-end-1" />
      </aside>
      <main className="layout-main" data-dock={dock}>
        {Other && (
          <section aria-label={titleOf(view)} className="layout-view min-h-0 min-w-0">
            <Other />
          </section>
        )}
        <section aria-label="App" className="layout-app min-h-0 min-w-0">
          <Stage />
        </section>
        <section
          aria-label="Log"
          className="layout-log relative min-h-0 min-w-0 border-line border-s border-t bg-surface"
        >
          <Divider
            key={dock}
            label="Size of the log"
            property="--log-size"
            grows={dock === 'side' ? 'left' : 'up'}
            className={dock === 'side' ? '-start-1' : '-top-1'}
          />
          <Drawer />
        </section>
      </main>
      <nav aria-label="Parts" className="flex border-line border-t bg-rail [grid-area:tabs] md:hidden">
        {PARTS.map(({ part: name, title }) => (
          <button
            key={name}
            type="button"
            aria-current={part === name}
            onClick={() => {
              store.part = name;
            }}
            className="h-10 grow aria-[current=true]:font-semibold aria-[current=true]:text-changed"
          >
            {title}
          </button>
        ))}
      </nav>
      <p role="status" className="pointer-events-none fixed bottom-3 left-1/2 z-10 -translate-x-1/2">
        {notice && <span className="rounded-control bg-chosen px-3 py-1.5 text-on-chosen shadow-lg">{notice}</span>}
      </p>
      {dialog && dialog !== 'help' && <Palette key={dialog} />}
      {dialog === 'help' && <Help />}
      <OpenLink />
      <OwnDialogs />
      <ReportDialog />
    </div>
  );
}

function BuildWarning() {
  const { build } = useSnapshot(store);
  if (!build || build.problems.length === 0) return null;
  return (
    <p role="alert" className="bg-warn-tint px-3 py-1.5 text-sm text-warn">
      {build.problems.map((problem) => `${problem}. `)}
      {build.remedy && (
        <>
          Build it: <code>{build.remedy}</code>
        </>
      )}
    </p>
  );
}
