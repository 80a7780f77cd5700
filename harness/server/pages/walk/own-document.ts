import type { OwnCommand } from '../../../core/walks/commands';
import { DONE, type PageAnswer, waiting } from '../../../core/walks/commands';
import { AT_REST } from '../../../core/walks/said';
import { actIn } from './acts';
import { frames } from './input';

/** Knows when its document is about to be replaced. */

/** Until replaced, a document looks as if at rest. */
export type Leaving = WeakMap<Document, number>;

/** In milliseconds. A document that stays longer was not left, as on a download. */
const LEAVING_MS = 5000;

const watched = new WeakSet<Document>();

export function watchLeaving(window: Window, leaving: Leaving): void {
  const { document } = window;
  if (watched.has(document)) return;
  watched.add(document);
  window.addEventListener('beforeunload', () => leaving.set(document, performance.now()));
}

export function driveDocument(window: Window, command: OwnCommand, leaving: Leaving): PageAnswer | Promise<PageAnswer> {
  const { document } = window;
  watchLeaving(window, leaving);
  const since = leaving.get(document);
  if (since !== undefined && performance.now() - since < LEAVING_MS) return waiting('The page is being loaded');
  if (command.act === 'ready') return document.querySelector(AT_REST) ? DONE : waiting('The page is not ready');
  if (command.act === 'go') leaving.set(document, performance.now());
  return actIn(document, command);
}

const ownLeaving: Leaving = new WeakMap();

/** Called by the desktop's shell. */
export async function driveOwn(command: OwnCommand): Promise<PageAnswer> {
  watchLeaving(window, ownLeaving);
  if (command.act === 'ready') await frames(window);
  return driveDocument(window, command, ownLeaving);
}
