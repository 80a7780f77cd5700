import { ref } from 'valtio';
import { BASE_PATH } from '../../../src/domain/initial-config';
import type { Mark } from './difference';
import { loadPaneRequests, writePanes } from './panes';
import { compareStore as compare, type Pane, type PaneLook } from './store';

/** Messages between the panel and the script of each pane, `server/pages/pane.js`. */

type FromPane =
  | ({ readonly type: 'look' } & PaneLook)
  | { readonly type: 'scroll'; readonly at: number }
  | { readonly type: 'moved'; readonly place: string };

type ToPane =
  | { readonly type: 'go'; readonly place: string }
  | { readonly type: 'scroll'; readonly at: number }
  | { readonly type: 'mark'; readonly look: number; readonly marks: readonly Mark[] }
  | { readonly type: 'point'; readonly look: number; readonly item: number };

/** The frames of the displayed panes, by the pane's id. */
const frames = new Map<string, HTMLIFrameElement>();

/** Registers a pane's frame; returns a function that removes it. */
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

/** Listens to all panes; returns a function that stops it. */
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
  // The embedded mode has one screen, so it cannot go to another address.
  if (info.scenario.mode !== 'sdk') send(id, { type: 'go', place });
}

/** Goes to a screen of the app in every pane. */
export function goEverywhere(route: string): void {
  for (const pane of compare.panes) go(pane, BASE_PATH.slice(0, -1) + route);
}

/** Marks items on a pane's page. */
export function markPane({ id, look }: Pick<Pane, 'id' | 'look'>, marks: readonly Mark[]): void {
  if (look) send(id, { type: 'mark', look: look.look, marks });
}

/** Shows an item on a pane's page. */
export function pointInPane({ id, look }: Pick<Pane, 'id' | 'look'>, item: number): void {
  if (look) send(id, { type: 'point', look: look.look, item });
}
