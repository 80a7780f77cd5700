import { useSnapshot } from 'valtio';
import { GALLERY_PATH } from '../../core/hosts';
import type { ScenarioInfo } from '../../server/session';
import { SaveButton } from '../own/bar-parts';
import { openReport } from '../report/report';
import { Button } from '../shared/button';
import { desktop } from '../stage/desktop';
import { isChangedNamed, stepScenario } from '../state/named-scenarios';
import { showView } from '../state/navigation';
import { openApp, reloadApp, startScenario } from '../state/scenario-changes';
import { copyLink, openSession } from '../state/sharing';
import { openDialog, SESSION, store } from '../state/store';
import { travel } from '../state/travel';
import { VIEW_TITLES } from '../views';

export function Bar() {
  const { current, connection, catalogue, opening, view: shown } = useSnapshot(store);
  /** True if a change since the app was opened may not have reached its page. */
  const isBehind = current !== undefined && current.link !== opening.info?.link;
  return (
    <header className="flex flex-wrap items-center gap-1 border-line border-b bg-rail px-2 py-1.5">
      <h1 className="me-1 font-semibold text-sm">Harness</h1>
      {SESSION && (
        <span
          className="rounded-control border border-line bg-surface px-1.5 py-0.5 font-mono text-xs"
          title="A separate session: no other panel changes it"
        >
          {SESSION}
        </span>
      )}
      <BuildBadge />
      {/* The panel of an extra session has no other views. */}
      {!SESSION && (
        <nav aria-label="Views" className="flex gap-px">
          {VIEW_TITLES.map(({ view, title, hint, key }) => (
            <Button
              key={view}
              aria-current={view === shown}
              title={`${hint} (${key})`}
              disabled={!current}
              onClick={() => showView(view)}
              className="aria-[current=true]:!bg-chosen aria-[current=true]:!text-on-chosen"
            >
              {title}
            </Button>
          ))}
        </nav>
      )}
      <span className="mx-1 h-4 border-line border-s" />
      <Button icon="previous" label="Previous scenario ([)" onClick={() => void stepScenario(-1)} />
      <Button look="outlined" className="max-w-80 min-w-40 !justify-start" onClick={() => openDialog('scenarios')}>
        <span className="truncate">{current?.scenario.name ?? 'Connecting …'}</span>
      </Button>
      {current && isChangedNamed(current as ScenarioInfo, catalogue) && (
        <span
          className="rounded-control bg-warn-tint px-1.5 py-0.5 text-warn text-xs"
          title="Something differs from the named scenario; start it again from the list to see the original"
        >
          modified
        </span>
      )}
      <SaveButton />
      <Button icon="next" label="Next scenario (])" onClick={() => void stepScenario(1)} />
      <Button
        icon="reset"
        label="Undo a change of the scenario (Ctrl+Z)"
        disabled={!current?.steps.undo}
        onClick={() => void travel('undo')}
      />
      <Button
        icon="redo"
        label="Redo a change of the scenario (Ctrl+Shift+Z)"
        disabled={!current?.steps.redo}
        onClick={() => void travel('redo')}
      />
      <Button
        icon="restart"
        label="Start this scenario again"
        disabled={!current}
        onClick={() => current && void startScenario(current.scenario)}
      />
      <Button icon="search" look="outlined" onClick={() => openDialog('search')}>
        Go to <kbd className="font-mono text-muted text-xs">/</kbd>
      </Button>
      <span className="ms-auto flex flex-wrap items-center gap-1">
        <Button
          look={isBehind ? 'primary' : 'outlined'}
          disabled={!current}
          title={`Opens the app at the scenario’s address (o)${isBehind ? '. The open page sees what was changed with its next call' : ''}`}
          onClick={openApp}
        >
          Reopen
        </Button>
        <Button icon="reload" label="Reload the app at its current address" onClick={reloadApp} />
        <Button
          icon="tab"
          label="Open the app in a tab"
          disabled={!current}
          onClick={() => current && window.open(current.url, '_blank', 'noopener')}
        />
        {/* Neither the desktop shell nor an extra session can create sessions. */}
        {!SESSION && !desktop && (
          <Button
            onClick={() => void openSession()}
            disabled={!current}
            title="Opens this scenario in another tab, in a run that no other panel changes"
          >
            New session
          </Button>
        )}
        {/* Opens a tab in a browser, a window in the desktop shell. */}
        <Button
          onClick={() => window.open(GALLERY_PATH, '_blank', 'noopener')}
          title="Every piece of the design system"
        >
          Gallery
        </Button>
        <Button icon="bug" label="Report a bug" disabled={!current} onClick={openReport} />
        <Button icon="link" look="primary" disabled={!current} onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button icon="help" label="Keys and help (?)" onClick={() => openDialog('help')} />
        <span className="sr-only" role="status">
          {connection}
        </span>
      </span>
    </header>
  );
}

/** Also says if the served files differ from the build. */
function BuildBadge() {
  const { build } = useSnapshot(store);
  if (!build) return null;
  const good = build.servedEqualsBuilt;
  return (
    <span
      className={`rounded-control border border-line bg-surface px-1.5 py-0.5 text-xs ${good ? 'text-good' : 'text-bad'}`}
      title={build.hash ?? undefined}
    >
      <span className="font-mono">{build.hash?.slice(0, 8) ?? 'no build'}</span>{' '}
      {good ? 'served as built' : 'differs from the build'}
    </span>
  );
}
