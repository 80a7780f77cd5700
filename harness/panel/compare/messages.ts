import { ref } from 'valtio';
import { BASE_PATH } from '../../../src/domain/initial-config';
import type { FromPane, Mark, ToPane } from '../../core/pane-messages';
import { loadPaneRequests, writePanes } from './panes';
import { compareStore as compare, type Pane } from './store';

/** Messages between the panel and each pane's script, `server/pages/pane.ts`. */

const frames = new Map<string, HTMLIFrameElement>();

/** Returns a function that unregisters it. */
export function registerFrame(id: string, frame: HTMLIFrameElement): () => void {
  frames.set(id, frame);
  return () => {
    if (frames.get(id) === frame) frames.delete(id);
  };
}

function send(id: string, message: ToPane): void {
  const frame = frames.get(id);
  if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

/** Returns a function that stops listening. */
export function listenToPanes(): () => void {
  const onMessage = ({ data, source, origin }: MessageEvent) => {
    if ((data as { source?: unknown } | null)?.source !== 'harness-pane') return;
    const [id] =
      [...frames].find(([, { contentWindow, src }]) => contentWindow === source && new URL(src).origin === origin) ??
      [];
    const pane = compare.panes.find((one) => one.id === id);
    if (pane) receive(pane, data as FromPane);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

function receive(pane: Pane, message: FromPane): void {
  if (message.type === 'look') {
    const before = pane.look?.place;
    pane.look = ref(message);
    void loadPaneRequests(pane.id);
    if (before !== message.place) writePanes();
    return;
  }
  for (const other of compare.panes) {
    if (other.id === pane.id) continue;
    if (message.type === 'scroll' && compare.scrollsTogether) send(other.id, message);
    if (message.type === 'moved' && compare.goesTogether) go(other, message.place);
  }
}

function go({ id, info }: Pane, place: string): void {
  // The embedded mode has only one screen.
  if (info.scenario.mode !== 'sdk') send(id, { type: 'go', place });
}

export function goEverywhere(route: string): void {
  for (const pane of compare.panes) go(pane, BASE_PATH.slice(0, -1) + route);
}

export function markPane({ id, look }: Pick<Pane, 'id' | 'look'>, marks: readonly Mark[]): void {
  if (look) send(id, { type: 'mark', look: look.look, marks });
}

export function pointInPane({ id, look }: Pick<Pane, 'id' | 'look'>, item: number): void {
  if (look) send(id, { type: 'point', look: look.look, item });
}
