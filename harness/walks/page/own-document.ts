import { actIn, type DocumentCommand } from './acts';
import { DONE, type PageAnswer, waiting } from './commands';
import { frames } from './input';
import { AT_REST } from './said';

/** Does the commands of a walk in one document, and knows when that document is on its way out. */

/** What can be done in a document without the pages around it or inside of it. */
export type OwnCommand = DocumentCommand | { readonly act: 'ready' };

/** When each document began to be replaced by another one: until that is there it looks as if it was at rest. */
export type Leaving = WeakMap<Document, number>;

/** How long a document may take to be replaced, in milliseconds. One that stays longer was not left: the load was a download, or was refused. */
const LEAVING_MS = 5000;

const watched = new WeakSet<Document>();

/** Notes from now on when a window's document is left. */
export function watchLeaving(window: Window, leaving: Leaving): void {
  const { document } = window;
  if (watched.has(document)) return;
  watched.add(document);
  window.addEventListener('beforeunload', () => leaving.set(document, performance.now()));
}

/** Does a command in a window’s document. */
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

/** Does a command in the document that this script runs in: the desktop's shell calls it there. */
export async function driveOwn(command: OwnCommand): Promise<PageAnswer> {
  watchLeaving(window, ownLeaving);
  if (command.act === 'ready') await frames(window);
  return driveDocument(window, command, ownLeaving);
}
