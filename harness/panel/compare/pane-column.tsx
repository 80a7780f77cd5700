import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { APP_FRAME_SANDBOX } from '../../core/app-frame';
import type { Mark } from '../../core/pane-messages';
import type { ScenarioInfo } from '../../server/session';
import { useFit, useFittedFrame } from '../stage/use-fit';
import { isChangedNamed } from '../state/named-scenarios';
import { store } from '../state/store';
import { markPane, registerFrame } from './messages';
import { PaneHead } from './pane-head';
import { compareStore, type Pane } from './store';

interface PaneColumnProps {
  readonly pane: Pane;
  readonly number: number;
  readonly marks: readonly Mark[];
}

const STATES: Partial<Record<NonNullable<Pane['look']>['state'], string>> = {
  loading: 'loading',
  left: 'outside the account area',
  away: 'on another host',
};

export function PaneColumn({ pane, number, marks }: PaneColumnProps) {
  const { catalogue } = useSnapshot(store);
  const { marks: showsMarks } = useSnapshot(compareStore);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { scenario, pane: address } = pane.info;
  const fit = useFit(room, scenario.device);
  const { id, look, opening } = pane;
  useFittedFrame(frame, fit);

  const isDrawn = fit !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new opening has a new frame.
  useEffect(() => (frame.current ? registerFrame(id, frame.current) : undefined), [id, opening, isDrawn]);

  useEffect(() => {
    markPane({ id, look }, showsMarks ? marks : []);
  }, [id, look, marks, showsMarks]);

  const state = look ? STATES[look.state] : 'loading';
  return (
    <section aria-label={`Pane ${number}`} className="flex min-h-0 min-w-72 grow basis-0 flex-col border-line border-e">
      <PaneHead pane={pane} number={number} />
      <p className="flex gap-2 truncate border-line border-b bg-surface px-2 py-0.5 text-xs">
        <span className="truncate" title={scenario.name}>
          {scenario.name}
        </span>
        {isChangedNamed(pane.info as ScenarioInfo, catalogue) && (
          <span className="shrink-0 rounded-control bg-warn-tint px-1 text-warn">modified</span>
        )}
        <span className="ms-auto shrink-0 text-muted">{state ?? look?.language}</span>
      </p>
      <div ref={room} className="grid min-h-0 grow place-items-center overflow-hidden bg-stage">
        {fit && (
          <iframe
            key={opening}
            ref={frame}
            // Before `src`, because a sandbox change has no effect after loading starts.
            sandbox={APP_FRAME_SANDBOX}
            src={address}
            title={`The account area, pane ${number}`}
            className="max-w-none shrink-0 border-0 bg-surface shadow-xl"
          />
        )}
      </div>
    </section>
  );
}
